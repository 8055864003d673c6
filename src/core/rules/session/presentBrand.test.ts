import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageBrand } from '../../../../tests/factories/brands/aPageBrand.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';

it('keeps the merchant account, hosts and colours away from the page', () => {
  const brand = aPageBrand(aBrand({ extends: 'parent' }));
  const text = JSON.stringify(brand);
  for (const secret of ['software-us', 'signup.slotbook.example', '#0b5fff', 'parent']) {
    expect(text).not.toContain(secret);
  }
  expect(brand).not.toHaveProperty('hosts');
});

it('does not pass on unknown members', () => {
  const brand = { ...aBrand(), internalNote: 'ask finance' };
  expect(JSON.stringify(aPageBrand(brand))).not.toContain('ask finance');
});

it('has only the layout of the view', () => {
  const brand = aBrand();
  const error = aLayout({ main: aRegion('error-notice') });
  const shown = aPageBrand({ ...brand, pages: { ...brand.pages, error } }, 'error');
  expect(shown.layout).toEqual(error);
  expect(shown).not.toHaveProperty('pages');
});

it('leaves out members that the brand lacks', () => {
  expect(aPageBrand(aBrand())).not.toHaveProperty('footer');
  const footer = { text: 'You are here', href: 'https://space.example/' };
  expect(aPageBrand(aBrand({ footer })).footer).toEqual(footer);
});

it('does not contain the texts of other languages', () => {
  const translations = { 'fr-CA': { headings: { paid: 'Vous y êtes presque' } } };
  const languages = ['en-US', 'fr-CA'];
  const brand = aBrand({ languages, translations });
  expect(JSON.stringify(aPageBrand(brand))).toBe(JSON.stringify(aPageBrand(aBrand({ languages }))));
});

it('contains the questions, with their places, only on pages for signing up', () => {
  const questions = { trade: aQuestion({ place: { widget: 'email' } }) };
  const brand = aBrand({ questions });
  const asking = aPageBrand(brand, 'start');
  expect(asking.questions).toEqual(questions);
  expect(asking.layout.main).toContainEqual({ widget: 'question', question: 'trade' });
  for (const view of ['payment', 'placed', 'activation', 'account', 'error'] as const) {
    expect(JSON.stringify(aPageBrand(brand, view))).not.toContain('trade');
  }
});
