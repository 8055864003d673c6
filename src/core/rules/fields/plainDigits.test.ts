import { expect, it } from 'vitest';
import { plainDigits } from './plainDigits.ts';

it.each([
  ['１２－３４，５', '12-34,5'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['ＳＷ１Ａ １ＡＡ', 'SW1A 1AA'],
  ['5² ½ ① é', '5² ½ ① é'],
])('%j is %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});
