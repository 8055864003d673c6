import { expect, it } from 'vitest';
import type { Brand } from '../../src/core/contract/generated/brand.ts';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';

const BRANDS = shippedBrands().map(({ brand }) => brand);

function brandNamed(id: string): Brand {
  const found = BRANDS.find((brand) => brand.id === id);
  if (!found) throw new Error(`There is no brand ${id}.`);
  return found;
}

/** Features that the specification gives only to some brands: at least one has it, and one does not. */
const OF_SOME: readonly (readonly [string, (brand: Brand) => boolean])[] = [
  ['a footer', (brand) => brand.footer !== undefined],
  ['a logo that opens a new tab', (brand) => brand.logo.opensInNewTab],
  ['a checkbox', (brand) => brand.agreement.checkbox],
  ['the wording Full name required.', (brand) => brand.form.requiredMessages === 'required'],
  ['forbidden words in the company name', (brand) => brand.form.forbiddenWordsIn.length === 3],
  ['a sign-in variant', (brand) => brand.form.signInOn.length > 0],
  ['a contact that fills in the e-mail', (b) => b.form.prefillEmailFromContactOn.length > 0],
  ['the path /v1/email', (brand) => brand.emailCheck.path === '/v1/email'],
  ['a province', (brand) => brand.province.on],
  ['the account at once after a sign-up', (brand) => brand.afterSignup === 'activeAccount'],
  ['a text for HIPAA', (brand) => brand.agreement.hipaaTerms !== undefined],
];

it.each(OF_SOME)('some brands have %s, and some do not', (_what, has) => {
  expect(new Set(BRANDS.map(has))).toEqual(new Set([true, false]));
});

it('the footers say where the visitor is, and one says to cherish it', () => {
  const texts = new Set(BRANDS.flatMap(({ footer }) => (footer ? [footer.text] : [])));
  expect(texts).toEqual(new Set(['You are here: The Pale Blue Dot', 'Cherish the Pale Blue Dot']));
});

it('the titles of the terms vary', () => {
  const titles = new Set(BRANDS.map(({ agreement }) => agreement.termsTitle));
  expect(titles).toEqual(
    new Set(['Terms and Conditions', 'Terms and Conditions of Supply', 'Terms of Service']),
  );
});

it('dates are in en-IN by default; all but one brand use that', () => {
  expect(brandNamed('coursenest').dateLanguage).toBe('en-IN');
  const others = BRANDS.filter(({ id }) => id !== 'coursenest');
  expect(others.map((brand) => brand.dateLanguage)).not.toContain('en-IN');
});

it('forbidden words are checked in every name and address, or in all but the company', () => {
  const scopes = new Set(BRANDS.map(({ form }) => form.forbiddenWordsIn.join(' ')));
  expect(scopes).toEqual(new Set(['fullName companyName email', 'fullName email']));
});
