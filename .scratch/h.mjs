import { chromium, firefox } from 'playwright';
export const PORT=5100;
export const url=(b,p)=>`http://${b}.localhost:${PORT}${p}`;
export const browser = await chromium.launch({channel:undefined, executablePath:process.env.CHROME||'/usr/bin/chromium'});
export async function ctx(o={}){ const c=await browser.newContext(o); const p=await c.newPage(); p.on('console',m=>{ if(['error','warning'].includes(m.type())) console.log('  [console]',m.text().slice(0,200));}); p.on('pageerror',e=>console.log('  [pageerror]',e.message.slice(0,200))); return {c,p}; }
let n=0; export const mail=(s='v')=>`${s}${Date.now().toString(36)}${n++}@example.com`;
export async function fill(p,o={}){ const v={fullName:'Ada Lovelace',companyName:'Engines',phoneNumber:'2025550142',email:mail(),password:'analytical1',...o};
 for(const [k,val] of Object.entries(v)){ const l=p.locator(`[name=${k}]`); if(await l.count()&&await l.isVisible()&&val!==null) await l.fill(val);} 
 const pr=p.locator('select[name=province],select[name=provinceCode]'); if(await pr.count()) await pr.selectOption({index:3});
 const a=p.locator('input[name=agreed]'); if(await a.count()) await a.check(); return v; }
export async function card(p,{number='4111111111111111',month='12',year='2030',cvv='123',postalCode='12345'}={}){ const f=(n)=>p.frameLocator(`iframe[name="braintree-hosted-field-${n}"]`).locator('input:not([id$=autofill-field])').first();
 await p.locator('iframe[name="braintree-hosted-field-number"]').waitFor({timeout:20000});
 for(const [k,v] of Object.entries({number,expirationMonth:month,expirationYear:year,cvv,postalCode})){ if(await p.locator(`iframe[name="braintree-hosted-field-${k}"]`).count()) await f(k).fill(v); }
 if(await p.locator(`iframe[name="braintree-hosted-field-expirationDate"]`).count()) await f('expirationDate').fill(`${month}/${year}`); }
export const go=(p)=>p.locator('main button[type=submit]').first().click();
export const main=async(p)=>(await p.locator('body').innerText()).replace(/\n+/g,' | ');
export async function live(p){ await p.addInitScript(()=>{ window.__live=[]; const seen=(n)=>{const e=n.nodeType===1?n:n.parentElement; const r=e?.closest('[aria-live],[role=alert],[role=status],[role=log]'); return r;};
 new MutationObserver(ms=>{for(const m of ms){ const r=seen(m.target); if(r){ const t=r.textContent.trim(); if(t) window.__live.push([Math.round(performance.now()),r.getAttribute('role')||r.getAttribute('aria-live'),t.slice(0,120)]);} for(const a of m.addedNodes){ if(a.nodeType===1){ for(const x of [a,...a.querySelectorAll('[role=alert]')]) if(x.matches?.('[role=alert]')&&!r) window.__live.push([Math.round(performance.now()),'alert+',x.textContent.slice(0,120)]); }}}}).observe(document,{subtree:true,childList:true,characterData:true}); }); }
