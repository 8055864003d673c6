import { expect, it } from 'vitest';
import { readSchema } from '../schema/schemaFiles.ts';
import { DEAREST, meantPrice } from './meantPrice.ts';

it.each([
  ['9.00', 900],
  ['9.5', 950],
  ['$49.99', 4999],
  ['£ 5,00', 500],
  ['1,200.00', 120_000],
])("'%s' is %i", (written, price) => {
  expect(meantPrice(written)).toBe(`Write ${price}: prices are whole cents or pence.`);
});

it.each([
  [' 0.05 ', 0, 'Write 5 for 0.05: prices are whole cents or pence.'],
  [
    '0.5',
    100,
    'Write 50 for 0.50: prices are whole cents or pence. Then list 50 in "meantAmounts", because so little is rarely meant.',
  ],
])("'%s' is a fraction of a dollar or pound", (written, least, fix) => {
  expect(meantPrice(written, least)).toBe(fix);
});

it.each([
  ['29', 'Write 2900 for 29.00, or 29 for 0.29.'],
  ['1,200', 'Write 120000 for 1200.00, or 1200 for 12.00.'],
])("'%s' may be either", (written, fix) => {
  expect(meantPrice(written)).toBe(fix);
});

it('offers nothing below the least that is sold', () => {
  expect(meantPrice('29', 100)).toBe('Write 2900: prices are whole cents or pence.');
  expect(meantPrice('290', 100)).toBe('Write 29000 for 290.00, or 290 for 2.90.');
});

it.each(['', 'free', '-9.00', '9.999', '1.2.3', '9 dollars'])(
  "suggests nothing for '%s', which is ambiguous",
  (written) => {
    expect(meantPrice(written)).toBeNull();
  },
);

it('offers nothing above the dearest price, which the schema sets', () => {
  expect(readSchema('catalogue').definitions?.['price']?.maximum).toBe(DEAREST);
  expect(meantPrice('480000')).toBe('Write 480000: prices are whole cents or pence.');
  expect(meantPrice('480000.00')).toBeNull();
  expect(meantPrice('100000')).toBe('Write 10000000 for 100000.00, or 100000 for 1000.00.');
});
