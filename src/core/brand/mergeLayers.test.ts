import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { mergeLayers } from './mergeLayers.ts';

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.integer()));

/** Layers that match one schema: `a` and `b` are objects, `x` and `y` are not. */
const layer = fc.letrec<{ layer: JsonObject }>((tie) => ({
  layer: fc.record(
    { a: tie('layer'), b: tie('layer'), x: leaf, y: leaf },
    { requiredKeys: [], noNullPrototype: true },
  ),
})).layer;

// JSON.parse only returns JsonValues; the library's type is the same but mutable.
const anyValue = fc.jsonValue() as fc.Arbitrary<JsonValue>;
const anyLayer = fc.dictionary(fc.string(), anyValue, { noNullPrototype: true });

it('merges objects', () => {
  const merged = mergeLayers([{ theme: { ink: 'black' } }, { theme: { accent: 'red' } }]);
  expect(merged).toEqual({ theme: { ink: 'black', accent: 'red' } });
});

it('replaces lists as a whole', () => {
  expect(mergeLayers([{ hosts: ['a', 'b'] }, { hosts: ['c'] }])).toEqual({ hosts: ['c'] });
});

it('removes a key that is null, and lets a higher layer set it again', () => {
  expect(mergeLayers([{ footer: { text: 'x' } }, { footer: null }])).toEqual({});
  const again = mergeLayers([
    { footer: { text: 'x' } },
    { footer: null },
    { footer: { href: 'y' } },
  ]);
  expect(again).toEqual({ footer: { href: 'y' } });
});

it('sets no forbidden key', () => {
  const evil: JsonObject = JSON.parse('{ "__proto__": { "on": true }, "a": { "constructor": 1 } }');
  const merged = mergeLayers([evil]);
  expect(merged).toEqual({ a: {} });
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(({} as { on?: boolean }).on).toBeUndefined(); // Lets any object be read by the key.
});

it('leaves no null in an object', () => {
  const holdsNull = (value: JsonValue | undefined): boolean =>
    isJsonObject(value) && Object.values(value).some((child) => child === null || holdsNull(child));
  fc.assert(
    fc.property(fc.array(anyLayer), (layers) => {
      expect(holdsNull(mergeLayers(layers))).toBe(false);
    }),
  );
});

it('does not depend on how layers of one shape are grouped', () => {
  fc.assert(
    fc.property(layer, layer, layer, (low, middle, high) => {
      const left = mergeLayers([mergeLayers([low, middle]), high]);
      const right = mergeLayers([low, mergeLayers([middle, high])]);
      expect(left).toEqual(right);
    }),
  );
});

it('can merge the lowest layers first, with any content', () => {
  fc.assert(
    fc.property(anyLayer, anyLayer, anyLayer, (low, middle, high) => {
      const all = mergeLayers([low, middle, high]);
      expect(mergeLayers([mergeLayers([low, middle]), high])).toEqual(all);
    }),
  );
});

it('returns a layer unchanged when it is merged with itself', () => {
  fc.assert(
    fc.property(layer, (one) => {
      expect(mergeLayers([one, one])).toEqual(one);
    }),
  );
});

it('does not change the layers', () => {
  fc.assert(
    fc.property(fc.array(anyLayer), (layers) => {
      const before = JSON.stringify(layers);
      mergeLayers(layers);
      expect(JSON.stringify(layers)).toBe(before);
    }),
  );
});
