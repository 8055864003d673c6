import { afterEach, expect, it, vi } from 'vitest';
import { keepsCookies } from './keepsCookies.ts';

afterEach(() => vi.restoreAllMocks());

it('a browser that keeps a cookie keeps none of the trial', () => {
  expect(keepsCookies()).toBe(true);
  expect(document.cookie).toBe('');
});

it('one that drops what it is given keeps none', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(keepsCookies()).toBe(false);
});
