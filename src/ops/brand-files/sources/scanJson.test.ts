import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scanJson } from './scanJson.ts';

it('counts keys, and not the colons and braces inside texts', () => {
  expect(scanJson('{ "a": ":{[", "b\\"": { "a": "\\\\" } }')).toEqual({ keys: 3, tooDeep: null });
});

it('counts a key as often as it is written', () => {
  expect(scanJson('{ "a": 1, "a": 2 }').keys).toBe(2);
});

it('counts the keys of any JSON', () => {
  const countKeys = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0;
    const own = Array.isArray(value) ? 0 : Object.keys(value).length;
    return Object.values(value).reduce((sum: number, child) => sum + countKeys(child), own);
  };
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2), (json, indent) => {
      const value: unknown = JSON.parse(json);
      expect(scanJson(JSON.stringify(value, null, indent)).keys).toBe(countKeys(value));
    }),
  );
});
