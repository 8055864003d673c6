import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readSocial } from './readSocial.ts';
import { assertSocialKeys, buttonsLeftOut } from './socialKeys.ts';

const { social } = aBrand();
const brand = aBrand({ id: 'slotbook', social: { ...social, google: true, facebook: true } });
const keys = readSocial(
  new EnvironmentReader({ GOOGLE_SLOTBOOK_CLIENT_ID: 'id', GOOGLE_SLOTBOOK_CLIENT_SECRET: 'key' }),
  null,
);

it('refuses to start with the keys of a brand that there is none of', () => {
  expect(() => assertSocialKeys(keys, ['facetable'])).toThrow(
    'Keys of social sign-up are set for slotbook, which is no brand. The brands are: facetable.',
  );
  expect(() => assertSocialKeys(keys, ['facetable', 'slotbook'])).not.toThrow();
});

it('names the buttons that are left out for want of keys', () => {
  expect(buttonsLeftOut(keys, [brand, aBrand({ id: 'facetable' })])).toEqual([
    'facebook of slotbook',
  ]);
});
