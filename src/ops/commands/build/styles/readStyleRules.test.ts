import { expect, it } from 'vitest';
import { readStyleRules } from './readStyleRules.ts';

const SHEETS = new Map([
  ['b', 'Button.module.css'],
  ['c', 'Card.module.css'],
  ['k', 'Spinner.module.css'],
]);
const sheetOf = (name: string) => SHEETS.get(name);
const read = (css: string) => readStyleRules(css, sheetOf);

it('a rule keeps the at-rules around it and its declarations', () => {
  expect(read('@layer ui{@media (width>=600px){.b{gap:0;margin:0}}}')).toEqual([
    {
      within: ['@layer ui', '@media (width>=600px)'],
      selectors: [{ text: '.b', sheets: ['Button.module.css'], asks: [] }],
      body: 'gap:0;margin:0',
    },
  ]);
});

it.each([
  ['a', []],
  ['.Heading-lead', []],
  ['.b .c', ['Button.module.css', 'Card.module.css']],
  ['.b.b', ['Button.module.css']],
  ['.b:has(>.c)', ['Button.module.css', 'Card.module.css']],
  ['.b:not(.c)', ['Button.module.css']],
  ['.b:not([open],:is(.c))', ['Button.module.css']],
  [':is(.b,.c) p', []],
])('%s needs the sheets %j', (selector, sheets) => {
  expect(read(`${selector}{gap:0}`)[0]?.selectors[0]?.sheets).toEqual(sheets);
});

it.each([
  ['[data-radius=sharp] .b', [{ name: 'data-radius', match: 'is', value: 'sharp' }]],
  ['[data-scheme~="dark"] .b', [{ name: 'data-scheme', match: 'hasWord', value: 'dark' }]],
  [':root:has([data-page=card])', [{ name: 'data-page', match: 'is', value: 'card' }]],
  ['.b:not([data-page=card])', []],
  ['[data-field=filled] .b', [{ name: 'data-field', match: 'is', value: 'filled' }]],
  ['.b[data-field="phoneNumber"]:has(+[data-field=province])', []],
  ['.b[data-invalid]', []],
  ['.b[data-variant=text]', []],
])('%s asks for what stays as it is: %j', (selector, asks) => {
  expect(read(`${selector}{gap:0}`)[0]?.selectors[0]?.asks).toEqual(asks);
});

it('keyframes are a rule of the sheet that has them', () => {
  const [frames, ...others] = read('@layer ui{@keyframes k{0%{opacity:0}to{opacity:1}}}');

  expect(others).toEqual([]);
  expect(frames).toEqual({
    within: ['@layer ui'],
    selectors: [{ text: '@keyframes k', sheets: ['Spinner.module.css'], asks: [] }],
    body: '0%{opacity:0}to{opacity:1}',
  });
});
