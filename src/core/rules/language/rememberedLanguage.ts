import type { Brand } from '../../contract/generated/brand.ts';

/**
 * Returns the language of future mails to an account. Null for a brand with one language, so that a
 * change of that language reaches every account.
 */
export function rememberedLanguage({
  languages,
  locale,
}: Pick<Brand, 'languages' | 'locale'>): string | null {
  return languages.length > 1 ? locale : null;
}
