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

it('names for each setting the layer that set it and what that overrides', () => {
  const base = { theme: { type: 'inter', radius: 'soft' }, currency: 'USD' };
  expect(told(base, { theme: { type: 'figtree' } }, { theme: { type: 'manrope' } })).toEqual([
    ['/theme/type', 'manrope', 'layer 2', ['figtree', 'inter']],
    ['/theme/radius', 'soft', 'layer 0', []],
    ['/currency', 'USD', 'layer 0', []],
  ]);
});

it('takes a list for one setting', () => {
  expect(told({ hosts: ['a', 'b'] }, { hosts: ['c'] })).toEqual([
    ['/hosts', ['c'], 'layer 1', [['a', 'b']]],
  ]);
});

it('tells of what a layer took away, once and after what is there', () => {
  expect(told({ footer: { text: 'x' }, id: 'a' }, { footer: null }, { footer: null })).toEqual([
    ['/id', 'a', 'layer 0', []],
    ['/footer', null, 'layer 2', [null, { text: 'x' }]],
  ]);
});

it('does not call taken away what a higher layer set again', () => {
  expect(told({ footer: { text: 'x' } }, { footer: null }, { footer: { href: 'y' } })).toEqual([
    ['/footer/href', 'y', 'layer 2', [null]],
  ]);
});

it('explains what lies inside a list by the layer that set the list', () => {
  const found = explainSetting(layers({ rates: [{ at: 5 }] }, { tax: 1 }), '/rates/0/at');
  expect(found).toMatchObject({ value: 5, setBy: { layer: { name: 'layer 0' } } });
});

it('has no explanation where no layer says anything', () => {
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

it('names no setting twice, and none that is neither there nor taken away', () => {
  fc.assert(
    fc.property(fc.array(node), (values) => {
      const pointers = explainBrand(layers(...values)).map(({ pointer }) => pointer);
      expect(new Set(pointers).size).toBe(pointers.length);
    }),
  );
});
