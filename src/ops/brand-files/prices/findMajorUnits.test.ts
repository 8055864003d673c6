import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import { findMajorUnits } from './findMajorUnits.ts';
import { pricesOf } from './pricesOf.ts';

const PLANS = join(import.meta.dirname, '../../../../brands/plans');
const SHIPPED = readdirSync(PLANS).map((file): readonly [string, Catalogue] => [
  file,
  JSON.parse(readFileSync(join(PLANS, file), 'utf8')),
]);

/** Maps each place with a doubtful amount to the amount that the advice names. */
function toldOf(catalogue: Catalogue): ReadonlyMap<string, number> {
  const findings = findMajorUnits(catalogue);
  return new Map(findings.map(({ at, fix }) => [at, Number(/^Write (\d+) for /.exec(fix)?.[1])]));
}

/** The places of a catalogue's amounts that are not zero. */
function placesOf(catalogue: Catalogue): readonly string[] {
  return pricesOf(catalogue).flatMap(({ amount, at }) => (amount > 0 ? [at] : []));
}

/** The catalogue with other amounts in some places. */
function withAmounts(catalogue: Catalogue, amounts: ReadonlyMap<string, number>): Catalogue {
  const text = JSON.stringify(catalogue);
  const changed = JSON.parse(text);
  for (const [at, amount] of amounts) {
    const [, list = '', index = '', key = ''] = at.split('/');
    changed[list][index][key] = amount;
  }
  return changed;
}

function inMajorUnits(catalogue: Catalogue, places: readonly string[]): Catalogue {
  const amounts = pricesOf(catalogue).filter(({ at }) => places.includes(at));
  return withAmounts(
    catalogue,
    new Map(amounts.map(({ amount, at }) => [at, Math.round(amount / 100)])),
  );
}

/** Applies the advice until there is none left. Returns the places that it named. */
function followed(catalogue: Catalogue): readonly string[] {
  const told = toldOf(catalogue);
  if (told.size === 0) return [];
  const mended = withAmounts(catalogue, told);
  return [...told.keys(), ...followed(mended)];
}

it.each(SHIPPED)('%s sells at what it says', (_file, catalogue) => {
  expect([...toldOf(catalogue)]).toEqual([]);
});

it.each(SHIPPED)('finds any single amount of %s in dollars or pounds', (_file, catalogue) => {
  const places = placesOf(catalogue);
  const told = places.map((at) => [...toldOf(inMajorUnits(catalogue, [at])).keys()]);
  expect(told).toEqual(places.map((at) => [at]));
});

it.each(SHIPPED)(
  'finds any number of amounts of %s in dollars or pounds, one after the other',
  (_file, catalogue) => {
    const all = placesOf(catalogue);
    // A minute never costs whole dollars. Its price in dollars has decimals, which another check
    // refuses.
    const places = all.filter((at) => !at.endsWith('/overage'));
    const kinds = ['/price', '/setUpFee', '/rate', '/addons', '/ivrPlans', '/plans'];
    const sets = [
      places,
      all.filter((at) => at.endsWith('/overage')),
      ...kinds.map((kind) => places.filter((at) => at.includes(kind))),
      ...kinds.map((kind) => places.filter((at) => !at.includes(kind))),
    ];
    fc.assert(
      fc.property(fc.subarray([...places]), (set) => {
        expect(followed(inMajorUnits(catalogue, set)).toSorted()).toEqual(set.toSorted());
      }),
      { numRuns: 300, examples: sets.map((set) => [[...set]]) },
    );
  },
);
