import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkedWith } from './checkFixture.ts';

/** Every kind of amount, each beside another of its kind. */
const PLACES = ['plan', 'overage', 'fee', 'addon', 'ivr', 'discount'] as const;
type Place = (typeof PLACES)[number];

/** The check's output for a catalogue with an amount written this way at one of the places. */
function checkedWithPrice(
  place: Place,
  written: string,
  meantAmounts: readonly number[] = [],
): string {
  return checkedWith((dir) => {
    const path = join(dir, 'plans/acme-us.json');
    const catalogue = JSON.parse(readFileSync(path, 'utf8'));
    const [plan, starter] = catalogue.plans;
    const minutes = { billingType: 'MINUTES', minutes: 1 };
    const item = { name: 'Item', description: 'An item.', access: 'user' };
    const amount = (here: Place) => (here === place ? '#' : 2900);
    const discount = { ...catalogue.discounts[0], percentage: false, restrictedDiscountPlans: [] };
    Object.assign(catalogue, {
      meantAmounts,
      plans: [
        { ...plan, price: amount('plan'), setUpFee: amount('fee') },
        { ...plan, id: 'crew', price: 4900, setUpFee: 4900 },
        { ...plan, ...minutes, id: 'ring', overage: amount('overage') },
        { ...plan, ...minutes, id: 'bell', overage: 4900 },
        starter,
      ],
      addons: [
        { ...item, id: 'one', price: amount('addon'), status: 'active' },
        { ...item, id: 'two', price: 4900, status: 'active' },
      ],
      ivrPlans: [
        { ...item, id: 'one', price: amount('ivr') },
        { ...item, id: 'two', price: 4900 },
      ],
      discounts: [
        { ...discount, rate: amount('discount') },
        { ...discount, id: 'foe', rate: 4900 },
      ],
    });
    writeFileSync(path, JSON.stringify(catalogue, null, 2).replace('"#"', written));
  });
}

const cents = fc.integer({ min: 1000, max: 20_000 });
const inDollars = (amount: number) => (amount / 100).toFixed(2);

it.each(PLACES)('accepts whole cents as the amount of a %s', (place) => {
  expect(checkedWithPrice(place, '2900')).toBe('');
});

it.each([
  ['with decimals', inDollars],
  ['quoted with decimals', (amount: number) => `"${inDollars(amount)}"`],
  ['quoted with its currency', (amount: number) => `"$${inDollars(amount)}"`],
] as const)('refuses an amount %s with the number to write, which is valid', (_how, write) => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), cents, (place, amount) => {
      expect(checkedWithPrice(place, write(amount))).toMatch(new RegExp(`Write .*\\b${amount}\\b`));
      expect(checkedWithPrice(place, String(amount))).toBe('');
    }),
    { numRuns: 12 },
  );
});

it.each(PLACES)(
  'refuses a fraction of a dollar for a %s with advice that leaves no problem',
  (place) => {
    for (const [written, amount] of [
      ['0.5', 50],
      ['0.05', 5],
      ['0.99', 99],
      ['"0.10"', 10],
    ] as const) {
      const printed = checkedWithPrice(place, written);
      expect(printed).toContain(`Write ${amount} for ${(amount / 100).toFixed(2)}`);
      // The plan of a single minute is far dearer than any further minute.
      const known = place === 'overage' ? [amount] : [];
      const meant = [
        ...known,
        ...(/list (\d+) in "meantAmounts"/.exec(printed)?.slice(1) ?? []),
      ].map(Number);
      expect(checkedWithPrice(place, String(amount), meant)).toBe('');
    }
  },
);

it.each(PLACES)('refuses a zero with a sign for a %s', (place) => {
  for (const written of ['-0', '-0.0', '-0e2']) {
    const refusal = /-0 is a zero with a sign\.(?:.*\n){3} +Write 0\.|0 is too small\./;
    expect(checkedWithPrice(place, written)).toMatch(refusal);
  }
});

it.each(PLACES)('refuses dollars beside cents for a %s, with the number', (place) => {
  expect(checkedWithPrice(place, '29')).toContain('Write 2900 for 29.00');
  expect(checkedWithPrice(place, '"29"')).toContain('2900');
});

it('refuses a catalogue in dollars, plan by plan', () => {
  const printed = checkedWith((dir) => {
    const path = join(dir, 'plans/acme-us.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"price": 2900', '"price": 29'));
  });
  expect(printed).toContain('29 is 0.29, which is below 1.00 a month.');
  expect(printed).toContain('Write 2900 for 29.00');
});

it('accepts a free plan, a cheap user beside a flat plan, and an expensive one', () => {
  const printed = checkedWith((dir) => {
    const path = join(dir, 'plans/acme-us.json');
    const catalogue = JSON.parse(readFileSync(path, 'utf8'));
    const [plan, starter] = catalogue.plans;
    const more = [
      starter,
      { ...plan, id: 'free', price: 0, signupTypes: ['free'] },
      { ...plan, id: 'cheap', price: 300 },
      { ...plan, id: 'flat', billingType: 'FLAT', price: 90_000 },
      { ...plan, id: 'year', planPeriod: 'yearly', price: 900_000 },
      { ...plan, id: 'agreed', access: 'admin', price: 5_000_000 },
    ];
    writeFileSync(path, JSON.stringify({ ...catalogue, plans: [plan, ...more] }));
  });
  expect(printed).toBe('');
});

it('accepts an amount marked as intended, and no other', () => {
  const withMeant = (price: number, meant: readonly number[]) =>
    checkedWith((dir) => {
      const path = join(dir, 'plans/acme-us.json');
      const catalogue = JSON.parse(readFileSync(path, 'utf8'));
      const [plan, starter] = catalogue.plans;
      const plans = [plan, { ...plan, id: 'crew', price }, starter];
      writeFileSync(path, JSON.stringify({ ...catalogue, plans, meantAmounts: meant }));
    });
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 140 }), (amount) => {
      expect(withMeant(amount, [])).toContain(`Where ${amount} is meant, list it`);
      expect(withMeant(amount, [amount + 1])).toContain(`Where ${amount} is meant, list it`);
      expect(withMeant(amount, [amount])).toBe('');
    }),
    { numRuns: 10 },
  );
});

it('reports one plan in dollars among plans billed differently', () => {
  const printed = checkedWith((dir) => {
    const path = join(dir, 'plans/acme-us.json');
    const catalogue = JSON.parse(readFileSync(path, 'utf8'));
    const [plan] = catalogue.plans;
    const starter = { ...plan, id: 'starter', billingType: 'FLAT', price: 10 };
    const yearly = { ...plan, id: 'yearly', planPeriod: 'yearly', price: 96 };
    writeFileSync(path, JSON.stringify({ ...catalogue, plans: [plan, starter, yearly] }));
  });
  expect(printed).toContain('Write 1000 for 10.00');
  expect(printed).toContain('Write 9600 for 96.00');
});

it('reports prices beside another unreadable amount', () => {
  const printed = checkedWithPrice('addon', '"free"');
  expect(printed).toContain('"free" is not a whole number');
  const both = checkedWith((dir) => {
    const path = join(dir, 'plans/acme-us.json');
    const catalogue = JSON.parse(readFileSync(path, 'utf8'));
    const [plan] = catalogue.plans;
    const plans = [
      { ...plan, price: 'free' },
      { ...plan, id: 'starter', price: 10 },
    ];
    writeFileSync(path, JSON.stringify({ ...catalogue, plans }));
  });
  expect(both).toContain('Write 1000 for 10.00');
});
