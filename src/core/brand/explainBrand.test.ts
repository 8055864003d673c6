import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainBrand, explainSetting, settingsIn } from './explainBrand.ts';
import type { JsonObject } from './JsonValue.ts';
import { mergeLayers } from './mergeLayers.ts';

function layers(...values: readonly JsonObject[]) {
  return values.map((value, index) => ({ name: `layer ${index}`, value }));
}

/** Each explanation in short: pointer, value, layer that set it, and overridden layers. */
function told(...values: readonly JsonObject[]) {
  return explainBrand(layers(...values)).map(({ pointer, value, setBy, overrides }) => [
    pointer,
    value,
    setBy.layer.name,
    overrides.map((origin) => origin.value),
  ]);
}

it('names the layer that set each setting, and the layers it overrides', () => {
  const base = { theme: { type: 'inter', radius: 'soft' }, currency: 'USD' };
  expect(told(base, { theme: { type: 'figtree' } }, { theme: { type: 'manrope' } })).toEqual([
    ['/theme/type', 'manrope', 'layer 2', ['figtree', 'inter']],
    ['/theme/radius', 'soft', 'layer 0', []],
    ['/currency', 'USD', 'layer 0', []],
  ]);
});

it('treats a list as one setting', () => {
  expect(told({ hosts: ['a', 'b'] }, { hosts: ['c'] })).toEqual([
    ['/hosts', ['c'], 'layer 1', [['a', 'b']]],
  ]);
});

it('lists removed settings once, after the existing ones', () => {
  expect(told({ footer: { text: 'x' }, id: 'a' }, { footer: null }, { footer: null })).toEqual([
    ['/id', 'a', 'layer 0', []],
    ['/footer', null, 'layer 2', [null, { text: 'x' }]],
  ]);
});

it('does not list as removed what a higher layer has set again', () => {
  expect(told({ footer: { text: 'x' } }, { footer: null }, { footer: { href: 'y' } })).toEqual([
    ['/footer/href', 'y', 'layer 2', [null]],
  ]);
});

it('explains a part of a list by the layer that set the list', () => {
  const found = explainSetting(layers({ rates: [{ at: 5 }] }, { tax: 1 }), '/rates/0/at');
  expect(found).toMatchObject({ value: 5, setBy: { layer: { name: 'layer 0' } } });
});

it('returns null when no layer sets the value', () => {
  expect(explainSetting(layers({ a: 1 }), '/b')).toBeNull();
});

const leaf = fc.constantFrom(1, 'x', null, ['y']);
const node = fc.letrec<{ node: JsonObject }>((tie) => ({
  node: fc.record(
    { a: fc.oneof(leaf, tie('node')), b: fc.oneof(leaf, tie('node')) },
    { requiredKeys: [], noNullPrototype: true },
  ),
})).node;

it('explains every setting of the merged brand with the value that the merge gives it', () => {
  fc.assert(
    fc.property(fc.array(node), (values) => {
      const explained = explainBrand(layers(...values)).filter(({ value }) => value !== null);
      const merged = settingsIn(mergeLayers(values));
      expect(explained.map(({ pointer, value }) => [pointer, value])).toEqual(merged);
    }),
  );
});

it('lists each setting once, and only existing or removed ones', () => {
  fc.assert(
    fc.property(fc.array(node), (values) => {
      const pointers = explainBrand(layers(...values)).map(({ pointer }) => pointer);
      expect(new Set(pointers).size).toBe(pointers.length);
    }),
  );
});
