import type { Brand } from '../../../core/contract/generated/brand.ts';

/**
 * The placeholders that a text may have, spelled as in the page's texts, with their values from the
 * brand.
 */
export const TERMS_PLACEHOLDERS: Readonly<Record<string, (brand: Brand) => string>> = {
  brand: (brand) => brand.name,
  legalName: (brand) => brand.legalName,
  support: (brand) => brand.support.email,
  website: (brand) => brand.links.website,
};

/** Placeholders in a text: a word in braces. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** The same, including a full stop that follows. */
const ENDING = new RegExp(`${PLACEHOLDER.source}(\\.?)`, 'g');

/**
 * Replaces the placeholders of a text by a brand's own words. Does not double the full stop after
 * 'Acme, Inc.'.
 */
export function fillPlaceholders(text: string, brand: Brand): string {
  return text.replaceAll(ENDING, (whole, name: string, stop: string) => {
    if (!Object.hasOwn(TERMS_PLACEHOLDERS, name)) return whole;
    const words = TERMS_PLACEHOLDERS[name]?.(brand) ?? whole;
    return words.endsWith('.') ? words : words + stop;
  });
}
