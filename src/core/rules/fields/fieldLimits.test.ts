import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../../tests/factories/aBrand.ts';
import { presentBrand } from '../session/presentBrand.ts';
import { checkEmail } from './checkEmail.ts';
import { checkFullName } from './checkFullName.ts';
import { fieldsShown } from './fieldsShown.ts';

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

it('takes a name of 200 characters, and none of 201', () => {
  expect(checkFullName('a'.repeat(200))).toBeNull();
  expect(checkFullName('a'.repeat(201))).toBe('tooLong');
});

it.each(['', '  '])('lets an optional name stay %j', (name) => {
  expect(checkFullName(name, { optional: true })).toBeNull();
});

it('knows which widget asks for which field', () => {
  const main = aRegion('company-name', 'phone-number', 'province', 'full-name');
  const brand = aBrand({ province: { on: true } });
  const pages = { ...brand.pages, signup: aLayout({ main }) };
  const shown = (on: boolean) =>
    fieldsShown(presentBrand({ ...brand, province: { on }, pages }, 'signup'), 'free');
  expect(shown(true)).toEqual(['companyName', 'phoneNumber', 'province', 'fullName']);
  expect(shown(false)).toEqual(['companyName', 'phoneNumber', 'fullName']);
});
