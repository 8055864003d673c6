import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPointer, isWithin, parentPointer, toPointer } from './jsonPointer.ts';

it('reads back every path that it writes', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (path) => {
      expect(fromPointer(toPointer(path))).toEqual(path);
    }),
  );
});

it('escapes slashes and tildes', () => {
  expect(toPointer(['a/b', '~c', 0])).toBe('/a~1b/~0c/0');
});

it('finds a pointer within itself and its ancestors', () => {
  expect(isWithin('/theme/ink', '/theme')).toBe(true);
  expect(isWithin('/theme', '/theme')).toBe(true);
  expect(isWithin('/themes', '/theme')).toBe(false);
});

it('returns the parent of a pointer', () => {
  expect(parentPointer('/theme/ink')).toBe('/theme');
  expect(parentPointer('/theme')).toBe('');
  expect(parentPointer('')).toBe('');
});
