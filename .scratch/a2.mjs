import {ctx,url,fill,card,go,main,live,browser,mail} from './h.mjs';
const {c,p}=await ctx(); await live(p);
p.on('request',r=>{ if(r.method()==='POST'&&!/analytics|captcha/.test(r.url())) console.log('POST',r.url().slice(30),(r.postData()||'').slice(0,900)); });
p.on('response',async r=>{ if(r.request().method()==='POST'&&/signup|flow/.test(r.url())) console.log('  ->',r.status(),(await r.text().catch(()=>'')).slice(0,300)); });
await p.goto(url('chatmoor-uk','/signup?signupType=paid&gc=true')); await p.waitForTimeout(1500);
await fill(p,{phoneNumber:'02079460127'});
// make the order fail the first time: server error
let first=true;
await p.route('**/signup',async r=>{ if(r.request().method()!=='POST'||!first) return r.continue(); first=false; await r.fulfill({status:422,contentType:'application/json',body:JSON.stringify({success:false,message:'RECAPTCHA_FAILED',data:null})}); });
await go(p); await p.waitForTimeout(1500);
const f=p.frames().find(f=>/gocardless/.test(f.url()));
console.log(await f.locator('body').innerText());
for(const i of await f.locator('input').all()) console.log(await i.evaluate(e=>e.outerHTML));
await f.locator('input').nth(0).fill('200000').catch(()=>{}); await f.locator('input').nth(1).fill('55779911').catch(()=>{});
await f.locator('button').first().click(); await p.waitForTimeout(2500);
console.log((await main(p)).slice(-1500));
// second person
await fill(p,{fullName:'Bob Second',phoneNumber:'02079460128',password:'bobbobbob1'});
await p.waitForTimeout(800);
console.log('---second', (await p.locator('main').innerText()).match(/Direct Debit.*set up.*/)?.[0]);
await go(p); await p.waitForTimeout(4000);
console.log(p.frames().map(f=>f.url()));
console.log((await main(p)).slice(0,900));
await browser.close();
