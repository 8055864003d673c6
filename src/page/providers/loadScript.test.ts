import { afterEach, expect, it } from 'vitest';
import { loadScript } from './loadScript.ts';

const added = () => document.head.querySelector('script');

afterEach(() => added()?.remove());

it('resolves when the script has loaded', async () => {
  const loading = loadScript('https://captcha.example/a.js', 1000);
  expect(added()?.src).toBe('https://captcha.example/a.js');
  added()?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

it('removes a script that failed', async () => {
  const loading = loadScript('https://captcha.example/a.js', 1000);
  added()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('did not load');
  expect(added()).toBeNull();
});

it('stops waiting for a script that does not load', async () => {
  await expect(loadScript('https://captcha.example/a.js', 5)).rejects.toThrow('did not load');
  expect(added()).toBeNull();
});
