import { expect, it } from 'vitest';
import { removeAt } from './removeAt.ts';

it('removes what is named, and nothing else', () => {
  const { value, removed } = removeAt({ a: { b: 1, c: 2 }, d: 3 }, ['/a/b']);
  expect(value).toEqual({ a: { c: 2 }, d: 3 });
  expect(removed).toEqual(['/a/b']);
});

it('removes a whole list, so that no item moves', () => {
  const { value, removed } = removeAt({ a: { b: [{ c: 1 }, { c: 2 }] } }, ['/a/b/0/c']);
  expect(value).toEqual({ a: {} });
  expect(removed).toEqual(['/a/b']);
});

it('remembers what was to be there and is not', () => {
  expect(removeAt({ a: 1 }, ['/b'])).toEqual({ value: { a: 1 }, removed: ['/b'] });
});
