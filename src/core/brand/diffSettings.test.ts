import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffSettings } from './diffSettings.ts';
import type { JsonValue } from './JsonValue.ts';

// JSON.parse only returns JsonValues; the library's type is the same but mutable.
const anyValue = fc.jsonValue() as fc.Arbitrary<JsonValue>;
const anyObject = fc.dictionary(fc.string(), anyValue, { noNullPrototype: true });

it('lists changed, removed and new settings', () => {
  const before = { theme: { type: 'inter', radius: 'soft' }, name: 'Acme' };
  const after = { theme: { type: 'figtree' }, name: 'Acme', footer: { text: 'x' } };
  expect(diffSettings(before, after)).toEqual([
    { pointer: '/theme/type', before: 'inter', after: 'figtree' },
    { pointer: '/theme/radius', before: 'soft', after: undefined },
    { pointer: '/footer/text', before: undefined, after: 'x' },
  ]);
});

it('compares a list as a whole', () => {
  expect(diffSettings({ hosts: ['a', 'b'] }, { hosts: ['b', 'a'] })).toEqual([
    { pointer: '/hosts', before: ['a', 'b'], after: ['b', 'a'] },
  ]);
});

it('compares items with ids one by one', () => {
  const plan = (id: string, price: number): JsonValue => ({ id, price });
  const before = { plans: [plan('solo', 900), plan('team', 2900)] };
  expect(diffSettings(before, { plans: [plan('solo', 900), plan('team', 3900)] })).toEqual([
    { pointer: '/plans/team/price', before: 2900, after: 3900 },
  ]);
  expect(diffSettings(before, { plans: [plan('team', 2900), plan('solo', 900)] })).toEqual([
    { pointer: '/plans/order', before: ['solo', 'team'], after: ['team', 'solo'] },
  ]);
});

it('compares the list as a whole when two items share an id', () => {
  const twice = {
    plans: [
      { id: 'a', price: 1 },
      { id: 'a', price: 2 },
    ],
  };
  expect(diffSettings(twice, { plans: [] })).toEqual([
    { pointer: '/plans', before: twice.plans, after: [] },
  ]);
});

it('finds no difference between a value and itself', () => {
  fc.assert(
    fc.property(anyObject, (value) => {
      expect(diffSettings(value, structuredClone(value))).toEqual([]);
    }),
  );
});

it('lists the same differences in the other direction', () => {
  fc.assert(
    fc.property(anyObject, anyObject, (one, other) => {
      const there = diffSettings(one, other).map(({ pointer }) => pointer);
      const back = diffSettings(other, one).map(({ pointer }) => pointer);
      expect(back.toSorted()).toEqual(there.toSorted());
    }),
  );
});
