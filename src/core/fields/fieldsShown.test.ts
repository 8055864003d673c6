import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../tests/factories/brands/aBrand.ts';
import { aPageBrand } from '../../../tests/factories/brands/aPageBrand.ts';
import { checkProvince } from '../rules/fields/checkProvince.ts';
import { fieldsShown } from './fieldsShown.ts';

function shown(overrides: Parameters<typeof aBrand>[0], main = aLayout().main) {
  const brand = aBrand(overrides);
  const pages = { ...brand.pages, signup: aLayout({ main }) };
  return fieldsShown(aPageBrand({ ...brand, pages }), 'free');
}

it('follows the order of the layout', () => {
  const main = aRegion('email', 'heading', 'full-name', 'password');
  expect(shown({}, main)).toEqual(['email', 'fullName', 'password']);
});

it('leaves out widgets for other sign-up types', () => {
  const main = [
    { widget: 'full-name', when: { signupTypes: ['paid' as const] } },
    { widget: 'email' },
  ];
  expect(shown({}, main)).toEqual(['email']);
});

it('asks for a province only where the brand does', () => {
  expect(shown({})).not.toContain('province');
  expect(shown({ province: { on: true } })).toContain('province');
});

it('asks for e-mail, then password, on the sign-in variant', () => {
  const form = { ...aBrand().form, signInOn: ['free' as const] };
  expect(shown({ form })).toEqual(['email', 'password']);
});

it('knows the thirteen provinces and territories', () => {
  const codes = 'AB BC MB NB NL NT NS NU ON PE QC SK YT'.split(' ');
  expect(codes.map((code) => checkProvince(code))).toEqual(codes.map(() => null));
  expect([checkProvince(''), checkProvince('ZZ')]).toEqual(['required', 'invalid']);
});

it('knows which widget asks for which field', () => {
  const main = aRegion('company-name', 'phone-number', 'province', 'full-name');
  const brand = aBrand({ province: { on: true } });
  const pages = { ...brand.pages, signup: aLayout({ main }) };
  const shown = (on: boolean) =>
    fieldsShown(aPageBrand({ ...brand, province: { on }, pages }), 'free');
  expect(shown(true)).toEqual(['companyName', 'phoneNumber', 'province', 'fullName']);
  expect(shown(false)).toEqual(['companyName', 'phoneNumber', 'fullName']);
});
