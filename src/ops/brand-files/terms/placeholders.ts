import type { Brand } from '../../../core/contract/generated/brand.ts';

/** What a text may leave open for its brand, and where the brand says it. */
export const TERMS_PLACEHOLDERS: Readonly<Record<string, (brand: Brand) => string>> = {
  brandName: (brand) => brand.name,
  legalName: (brand) => brand.legalName,
  supportEmail: (brand) => brand.support.email,
  website: (brand) => brand.links.website,
};

/** Placeholders as they stand in a text: a word in braces. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** The text with a brand's own words in its placeholders. */
export function fillPlaceholders(text: string, brand: Brand): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    return Object.hasOwn(TERMS_PLACEHOLDERS, name)
      ? (TERMS_PLACEHOLDERS[name]?.(brand) ?? whole)
      : whole;
  });
}
