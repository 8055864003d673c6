import type { Brand } from '../../../core/contract/generated/brand.ts';

/** The placeholders that a text may have, spelled as in the page's texts, and where a brand sets each. */
export const TERMS_PLACEHOLDERS: Readonly<Record<string, (brand: Brand) => string>> = {
  brand: (brand) => brand.name,
  legalName: (brand) => brand.legalName,
  support: (brand) => brand.support.email,
  website: (brand) => brand.links.website,
};

/** Placeholders in a text: a word in braces. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces the placeholders of a text by a brand's own words. */
export function fillPlaceholders(text: string, brand: Brand): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    return Object.hasOwn(TERMS_PLACEHOLDERS, name)
      ? (TERMS_PLACEHOLDERS[name]?.(brand) ?? whole)
      : whole;
  });
}
