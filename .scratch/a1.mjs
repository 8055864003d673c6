import {ctx,url,fill,card,go,main,live,browser,mail} from './h.mjs';
// two people at one open direct debit page
const {c,p}=await ctx(); await live(p);
await p.goto(url('chatmoor-uk','/signup?signupType=paid&gc=true')); await p.waitForTimeout(1500);
console.log((await main(p)).slice(0,3000));
await fill(p,{phoneNumber:'02079460127'});
await go(p); await p.waitForTimeout(2500);
for (const f of p.frames()) console.log(f.url().slice(0,120), f.name());
await p.screenshot({path:'.scratch/a1.png'});
await browser.close();
