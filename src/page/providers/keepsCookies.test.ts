import { afterEach, expect, it, vi } from 'vitest';
import { keepsCookies } from './keepsCookies.ts';

afterEach(() => vi.restoreAllMocks());

it('a browser that keeps cookies does not keep the test cookie', () => {
  expect(keepsCookies()).toBe(true);
  expect(document.cookie).toBe('');
});

it('a browser that drops cookies keeps none', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(keepsCookies()).toBe(false);
});
