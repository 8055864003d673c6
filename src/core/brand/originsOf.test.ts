import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from './JsonValue.ts';
import { mergeLayers } from './mergeLayers.ts';
import { originsOf } from './originsOf.ts';

function layers(...values: readonly JsonObject[]) {
  return values.map((value, index) => ({ name: `layer ${index}`, value }));
}

it('names the deciding layer first, then those it overrides', () => {
  const found = originsOf(layers({ a: { b: 1 } }, {}, { a: { b: 2 } }), '/a/b');
  expect(found.map(({ layer, value }) => [layer.name, value])).toEqual([
    ['layer 2', 2],
    ['layer 0', 1],
  ]);
});

it('skips a layer whose object lacks the key', () => {
  const [origin] = originsOf(layers({ a: { b: 1 } }, { a: { c: 2 } }), '/a/b');
  expect(origin?.layer.name).toBe('layer 0');
});

it('names the layer that removed a value', () => {
  const [origin] = originsOf(layers({ a: { b: 1 } }, { a: null }), '/a/b');
  expect(origin).toMatchObject({ pointer: '/a', value: null });
});

it('stops at the list that replaced a longer one', () => {
  const [origin] = originsOf(layers({ a: [1, 2] }, { a: [3] }), '/a/1');
  expect(origin).toMatchObject({ layer: { name: 'layer 1' }, pointer: '/a' });
});

it('steps into lists', () => {
  const [origin] = originsOf(layers({ a: [{ b: 7 }] }), '/a/0/b');
  expect(origin).toMatchObject({ pointer: '/a/0/b', value: 7 });
});

it('returns nothing when no layer sets the value', () => {
  expect(originsOf(layers({ a: 1 }), '/b')).toEqual([]);
});

it('does not mistake members of every object for settings', () => {
  expect(originsOf(layers({}), '/toString')).toEqual([]);
});

it('agrees with the merge on every value', () => {
  const value = fc.constantFrom(1, 'x', null, [1], { c: 1 }, { c: null });
  const one = fc.record({ a: value, b: value }, { requiredKeys: [], noNullPrototype: true });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1 }), fc.constantFrom('a', 'b'), (values, key) => {
      const [origin] = originsOf(layers(...values), `/${key}`);
      const merged = mergeLayers(values)[key];
      const decided = origin?.value ?? undefined;
      // An object is merged from several layers; any other value comes from the first origin.
      expect(isJsonObject(merged)).toBe(isJsonObject(decided));
      expect(isJsonObject(merged) || merged).toEqual(isJsonObject(decided) || decided);
    }),
  );
});
