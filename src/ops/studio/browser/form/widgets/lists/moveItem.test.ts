import { expect, it } from 'vitest';
import { moveItem } from './moveItem.ts';

it('moves an item up and down', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('moves nothing past the ends', () => {
  const list = ['a', 'b'];
  expect(moveItem(list, 0, -1)).toBe(list);
  expect(moveItem(list, 1, 2)).toBe(list);
});
