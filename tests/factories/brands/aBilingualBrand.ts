import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { aBrand } from './aBrand.ts';
import { aBuiltBrand, aReference } from './aBuiltBrand.ts';

/** A Canadian brand in English and French, each with its own terms. */
export function aBilingualBrand(overrides: Partial<Brand> = {}): BuiltBrand {
  const built = aBuiltBrand({
    brand: aBrand({
      market: 'CA',
      currency: 'CAD',
      languages: ['en-CA', 'fr-CA'],
      locale: 'en-CA',
      dateLanguage: 'en-CA',
      translations: { 'fr-CA': { headings: { free: 'Créez votre compte' } } },
      ...overrides,
    }),
  });
  const terms = { ...built.terms, terms: aReference('termsFr'), privacy: aReference('privacyFr') };
  return { ...built, inLanguages: { 'fr-CA': { logo: built.logo, terms } } };
}
