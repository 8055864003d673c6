import { expect, test } from 'vitest';
import { localPath } from './localPath.ts';

test.each(['/', '/signup?signupType=free', '/a/b#c'])('keeps the local path %o', (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  '',
  'signup',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/..//elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
])('refuses %o', (address) => {
  expect(localPath(address)).toBeNull();
});
