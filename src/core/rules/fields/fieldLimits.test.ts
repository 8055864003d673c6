import { expect, it } from 'vitest';
import { checkEmail } from './checkEmail.ts';
import { checkFullName } from './checkFullName.ts';

it.each([
  [`${'a'.repeat(64)}@example.com`, null],
  [`${'a'.repeat(65)}@example.com`, 'invalid'],
  ['a@b.co', null],
  ['@b.co', 'invalid'],
  ['a@b.c0m', null],
  ['a@b.4chan', null],
  ['a@b.42', 'invalid'],
  ['a@b-.co', 'invalid'],
])('reads the address %j as %s', (email, code) => {
  expect(checkEmail(email)).toBe(code);
});

it('accepts a name of 200 characters, but not of 201', () => {
  expect(checkFullName('a'.repeat(200))).toBeNull();
  expect(checkFullName('a'.repeat(201))).toBe('tooLong');
});

it.each(['', '  '])('accepts %j as an empty optional name', (name) => {
  expect(checkFullName(name, { optional: true })).toBeNull();
});
