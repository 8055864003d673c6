import { expect, it } from 'vitest';
import { aBrand } from '../../../../../tests/factories/brands/aBrand.ts';
import { FIRST_SETTINGS, previewChoices } from './previewChoices.ts';

it("shows the brand's own sign-up type and way to pay until another is asked for", () => {
  const brand = aBrand({ signupTypes: { offered: ['free', 'paid'], default: 'free' } });
  expect(previewChoices(brand, FIRST_SETTINGS).path).toBe('/signup?signupType=free');
  const asked = { ...FIRST_SETTINGS, signupType: 'paid' };
  expect(previewChoices(brand, asked).path).toBe('/signup?signupType=paid');
});

it('falls back where what was asked for is offered no more', () => {
  const brand = aBrand({ signupTypes: { offered: ['free'], default: 'free' } });
  const asked = { ...FIRST_SETTINGS, signupType: 'paid', scheme: 'dark' } as const;
  expect(previewChoices(brand, asked).shown).toMatchObject({ signupType: 'free', scheme: 'light' });
});

it('offers the start page only where the brand has one', () => {
  expect(previewChoices(aBrand(), FIRST_SETTINGS).routes).not.toContain('startNow');
});

it('has states only for the sign-up page', () => {
  const asked = { ...FIRST_SETTINGS, route: 'error', state: 'errors' } as const;
  expect(previewChoices(aBrand(), asked).shown.state).toBe('empty');
});

it('previews each language that the brand offers, the default without asking for it', () => {
  const brand = aBrand({ languages: ['en-CA', 'fr-CA'], locale: 'en-CA' });
  expect(previewChoices(brand, FIRST_SETTINGS)).toMatchObject({
    languages: ['en-CA', 'fr-CA'],
    path: expect.not.stringContaining('lang='),
  });
  const french = { ...FIRST_SETTINGS, language: 'fr-CA' };
  expect(previewChoices(brand, french).path).toContain('lang=fr-CA');
  expect(previewChoices(aBrand(), french).path).not.toContain('lang=');
});
