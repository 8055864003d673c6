import { expect, it } from 'vitest';
import { plainDigits } from './plainDigits.ts';

it.each([
  ['１２－３４，５', '12-34,5'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['२०२-५५५ ২০২৫', '202-555 2025'],
  ['ＳＷ１Ａ １ＡＡ', 'SW1A 1AA'],
  ['5² ½ ① é', '5² ½ ① é'],
])('%j is %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});

it('every decimal digit of Unicode is its value', () => {
  const isDigit = /^\p{Nd}$/u;
  const codes = Array.from({ length: 0x1_ffff }, (_, code) => code);
  const digits = codes.map((code) => String.fromCodePoint(code)).filter((it) => isDigit.test(it));
  expect(digits.length).toBeGreaterThan(600);
  // Each script's ten digits follow each other, from 0 to 9.
  expect(plainDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});
