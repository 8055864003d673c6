import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { yearlySaving } from './yearlySaving.ts';

function aPair(id: string, month: number, year: number) {
  return [
    aPlan({ id, price: month }),
    aPlan({ id: `${id}-yearly`, price: year, planPeriod: 'yearly', yearlyOf: id }),
  ];
}

it.each([
  ['a fifth', aPair('team', 2000, 19_200), { percent: 20, isOfAll: true }],
  ['two months, rounded down', aPair('team', 600, 6000), { percent: 16, isOfAll: true }],
  ['a percent', aPair('team', 1000, 11_880), { percent: 1, isOfAll: true }],
  ['less than a percent', aPair('team', 1000, 11_881), null],
  ['nothing', aPair('team', 1000, 12_000), null],
  ['nothing, as the plan is free', aPair('team', 0, 0), null],
  ['no pair', [aPlan({ price: 1000 })], null],
] as const)('a year saves: %s', (_what, plans, saving) => {
  expect(yearlySaving(plans)).toEqual(saving);
});

it('returns the largest saving, and whether all pairs have it', () => {
  const plans = [...aPair('team', 1000, 9600), ...aPair('solo', 1000, 11_000)];
  expect(yearlySaving(plans)).toEqual({ percent: 20, isOfAll: false });
  const same = [...aPair('team', 1000, 9600), ...aPair('solo', 500, 4800)];
  expect(yearlySaving(same)).toEqual({ percent: 20, isOfAll: true });
});

it('is rounded down to a whole percent, and no further', () => {
  const pairs = fc
    .integer({ min: 1, max: 10_000_000 })
    .chain((month) => fc.tuple(fc.constant(month), fc.integer({ min: 0, max: 12 * month })));
  fc.assert(
    fc.property(pairs, ([month, year]) => {
      const exact = (100 * (12 * month - year)) / (12 * month);
      const said = yearlySaving(aPair('team', month, year))?.percent ?? 0;
      expect(said).toBeLessThanOrEqual(exact + 1e-9);
      expect(exact - said).toBeLessThan(1 + 1e-9);
    }),
  );
});
