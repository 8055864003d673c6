import { expect, it } from 'vitest';
import { importAnew } from './importsAgain.ts';

it.each([
  ['b(()=>import(`./A-x.js`),d([0]))', 'b(($0="")=>import(`./A-x.js${$0}`),d([0]))'],
  [
    'b(()=>import("./A-x.js").then(e=>e.A),[])',
    'b(($0="")=>import(`./A-x.js${$0}`).then(e=>e.A),[])',
  ],
  [
    'b(async()=>{let{A:e}=await import(`./A-x.js`);return{A:e}},[])',
    'b(async($0="")=>{let{A:e}=await import(`./A-x.js${$0}`);return{A:e}},[])',
  ],
  ['import{a}from"./A-x.js";', 'import{a}from"./A-x.js";'],
])('%s can be given a fragment', (code, written) => {
  expect(importAnew(code)).toBe(written);
});

it('names an import that it cannot give one', () => {
  expect(() => importAnew('let a=await import(`./A-x.js`)')).toThrow(
    'import(`./A-x.js`) is written in a way that cannot be tried again.',
  );
});
