import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../../../core/rules/paymentMethods/paymentMethods.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { canNeedSheet } from './methodSheets.ts';

const METHODS = keysOf(PAYMENT_METHODS);
const SHEETS = globSync('src/page/payment/**/*.css');

it("a page that takes cards needs no other method's styles", () => {
  const needed = SHEETS.filter((sheet) => canNeedSheet(sheet, ['CC']));
  expect(needed.length).toBeGreaterThan(2);
  expect(needed.filter((sheet) => /debit/.test(sheet))).toEqual([]);
});

it('a page that offers every method needs all of them', () => {
  expect(SHEETS.filter((sheet) => !canNeedSheet(sheet, METHODS))).toEqual([]);
});

it("the styles in a method's folder are for that method only", () => {
  const own = METHODS.flatMap((method) =>
    SHEETS.filter((sheet) => canNeedSheet(sheet, [method]) && !canNeedSheet(sheet, [])),
  );
  expect(own.length).toBeGreaterThan(2);
  expect(own.toSorted()).toEqual(SHEETS.filter((it) => /methods\/[\w-]+\//.test(it)).toSorted());
});
