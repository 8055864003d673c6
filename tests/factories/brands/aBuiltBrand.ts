import { indexEntryOf } from '../../../src/core/brand/indexEntryOf.ts';
import type { BrandIndex, BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { TermsDocument } from '../../../src/core/contract/terms.ts';
import type { BrandDirectory } from '../../../src/server/brands/BrandDirectory.ts';
import { aBrand } from './aBrand.ts';
import { aCatalogue } from './aCatalogue.ts';

/** A text with one paragraph. Its hash replaces the SHA-256 of its source. */
export function aTermsDocument(name: string): TermsDocument {
  const text = `The ${name} of Slotbook.`;
  return {
    name,
    hash: name.padEnd(64, '0'),
    source: `${text}\n`,
    nodes: [{ kind: 'paragraph', children: [{ kind: 'text', text }] }],
  };
}

/** A built brand's reference to such a text. */
export function aReference(name: string) {
  return { name, object: `${name.toLowerCase()}-object.json`, hash: aTermsDocument(name).hash };
}

/** A brand as the build writes it. */
export function aBuiltBrand(overrides: Partial<BuiltBrand> = {}): BuiltBrand {
  return {
    brand: aBrand(),
    catalogue: aCatalogue(),
    theme: { light: { '--c-accent': '#0b5fff', '--c-on-accent': '#ffffff' } },
    logo: { object: 'logo-object.svg' },
    illustration: null,
    terms: {
      terms: aReference('terms'),
      privacy: aReference('privacy'),
      hipaaTerms: aReference('hipaaTerms'),
    },
    ...overrides,
  };
}

/** Built brands in memory, with their texts and one logo. */
export function aBrandDirectory(brands: readonly BuiltBrand[]): BrandDirectory {
  const index: BrandIndex = {
    version: 1,
    brands: Object.fromEntries(
      brands.map(({ brand }) => [brand.id, indexEntryOf(brand, `${brand.id}-object.json`)]),
    ),
    hosts: Object.fromEntries(
      brands.flatMap(({ brand }) => brand.hosts.map((host) => [host, brand.id])),
    ),
  };
  const names = ['terms', 'privacy', 'hipaaTerms', 'termsFr', 'privacyFr'];
  const texts = names.map(aTermsDocument);
  return {
    current: () => ({
      index,
      brand: async (id) => brands.find(({ brand }) => brand.id === id) ?? null,
    }),
    terms: async (object) =>
      texts.find(({ name }) => `${name.toLowerCase()}-object.json` === object) ?? null,
    logo: async (object) => (object === 'logo-object.svg' ? '<svg viewBox="0 0 1 1"/>' : null),
    picture: async (object) => (object === 'logo-object.png' ? Buffer.from('PNG') : null),
  };
}
