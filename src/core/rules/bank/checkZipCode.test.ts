import { expect, it } from 'vitest';
import { checkZipCode } from './checkZipCode.ts';

it.each([
  ['94119', null],
  [' 94119-1234 ', null],
  ['941191234', null],
  ['９４１１９', null],
  ['', 'required'],
  ['9411', 'invalid'],
  ['SW1A 1AA', 'invalid'],
  ['94119-12', 'invalid'],
])('%j is checked: %s', (value, code) => {
  expect(checkZipCode(value)).toBe(code);
});
