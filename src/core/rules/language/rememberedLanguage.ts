import type { Brand } from '../../contract/generated/brand.ts';

/**
 * The language that an account goes on being written to in; null where the brand has one language, which
 * it may change for all.
 */
export function rememberedLanguage({
  languages,
  locale,
}: Pick<Brand, 'languages' | 'locale'>): string | null {
  return languages.length > 1 ? locale : null;
}
