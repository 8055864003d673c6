// screen reader announcements and focus: empty submit, enter in fields, email taken, per brand
import {ctx,url,fill,card,go,main,live,browser,mail} from './h.mjs';
for (const [b,q] of [['slotbook',''],['facetable','?signupType=paid'],['coursenest','?signupType=free'],['ringwell-ca',''],['careline','']]) {
 const {c,p}=await ctx(); await live(p);
 await p.goto(url(b,'/signup'+q)); await p.waitForTimeout(1500);
 const q0=p.locator('dialog button, [role=dialog] button').first();
 console.log('==',b, await p.evaluate(()=>window.__live.length));
 await p.evaluate(()=>window.__live=[]);
 const nm=p.locator('[name=fullName]'); if(await nm.count()){ await nm.focus(); await p.keyboard.press('Enter'); await p.waitForTimeout(1500);} else { await go(p); await p.waitForTimeout(1500); }
 console.log('enter empty', JSON.stringify(await p.evaluate(()=>window.__live)), await p.evaluate(()=>document.activeElement.id+' '+document.activeElement.tagName));
 await p.evaluate(()=>window.__live=[]);
 await p.locator('[name=email]').fill('taken@example.com'); await p.keyboard.press('Tab'); await p.waitForTimeout(1500);
 console.log('taken', JSON.stringify(await p.evaluate(()=>window.__live)));
 await p.evaluate(()=>window.__live=[]);
 await p.locator('[name=email]').fill('nope@'); await p.keyboard.press('Enter'); await p.waitForTimeout(1500);
 console.log('enter in wrong email', JSON.stringify(await p.evaluate(()=>window.__live)), await p.evaluate(()=>document.activeElement.id));
 await c.close();
}
await browser.close();
