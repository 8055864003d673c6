import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageBrand } from '../../../../tests/factories/brands/aPageBrand.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';

it('keeps the merchant account, hosts and colours from the page', () => {
  const brand = aPageBrand(aBrand({ extends: 'parent' }));
  const text = JSON.stringify(brand);
  for (const secret of ['software-us', 'signup.slotbook.example', '#0b5fff', 'parent']) {
    expect(text).not.toContain(secret);
  }
  expect(brand).not.toHaveProperty('hosts');
});

it('carries a member of its own making nowhere', () => {
  const brand = { ...aBrand(), internalNote: 'ask finance' };
  expect(JSON.stringify(aPageBrand(brand))).not.toContain('ask finance');
});

it('shows the layout of the view alone', () => {
  const brand = aBrand();
  const error = aLayout({ main: aRegion('error-notice') });
  const shown = aPageBrand({ ...brand, pages: { ...brand.pages, error } }, 'error');
  expect(shown.layout).toEqual(error);
  expect(shown).not.toHaveProperty('pages');
});

it('leaves out what the brand has not', () => {
  expect(aPageBrand(aBrand())).not.toHaveProperty('footer');
  const footer = { text: 'You are here', href: 'https://space.example/' };
  expect(aPageBrand(aBrand({ footer })).footer).toEqual(footer);
});

it('carries the words of its other languages nowhere', () => {
  const translations = { 'fr-CA': { headings: { paid: 'Vous y êtes presque' } } };
  const languages = ['en-US', 'fr-CA'];
  const brand = aBrand({ languages, translations });
  expect(JSON.stringify(aPageBrand(brand))).toBe(JSON.stringify(aPageBrand(aBrand({ languages }))));
});

it('tells the questions where somebody signs up, in their places, and nowhere else', () => {
  const questions = { trade: aQuestion({ place: { widget: 'email' } }) };
  const brand = aBrand({ questions });
  const asking = aPageBrand(brand, 'start');
  expect(asking.questions).toEqual(questions);
  expect(asking.layout.main).toContainEqual({ widget: 'question', question: 'trade' });
  for (const view of ['payment', 'placed', 'activation', 'account', 'error'] as const) {
    expect(JSON.stringify(aPageBrand(brand, view))).not.toContain('trade');
  }
});
