import { expect, it } from 'vitest';
import { isChangedSince } from './isChangedSince.ts';

/** Layers that set 'a' to these values, lowest first; undefined for one that does not set it. */
function layers(...values: readonly (string | undefined)[]) {
  return values.map((a, index) => ({
    name: `layer ${index}`,
    value: a === undefined ? {} : { a },
  }));
}

it.each([
  ['sets it to another value', ['one', 'two'], 0, true],
  ['repeats it', ['one', 'one'], 0, false],
  ['repeats it, and a layer between changes it', ['one', 'two', 'one'], 0, false],
  ['repeats a change that was made between', ['one', 'two', 'two'], 0, true],
  ['sets it first', [undefined, 'one'], 0, true],
  ['repeats what a layer below set', ['one', undefined, 'one'], 1, false],
  ['does not set it', ['one', undefined], 0, false],
  ['is below', ['one', 'two'], 1, false],
] as const)('when a layer %s', (_what, values, at, isChanged) => {
  const all = layers(...values);
  const [since] = all.slice(at);
  expect(since && isChangedSince(all, '/a', since)).toBe(isChanged);
});
