import { LANGUAGES } from '../../../../core/texts/languages.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789$£€%';
/** Includes the no-break spaces, the minus of a price, and the dot that masks a password. */
const SIGNS = ' \u00a0!"\'&()+,-./:;?@_©·×–—‘’“”•…−';

/** A page names the other languages in their own words, for switching. */
const NAMES = Object.values(LANGUAGES)
  .filter(({ isPseudo }) => !isPseudo)
  .map(({ name }) => name)
  .join('');

/** The characters of all parts, without duplicates. */
function characters(...parts: readonly string[]): string {
  return [...new Set(parts.join(''))].join('');
}

/**
 * The characters of nearly all text in a language: its texts, prices and dates, and what people
 * type into a form. All other characters of a typeface are in files that browsers fetch only when a
 * page shows one.
 */
export const basicCharacters: Readonly<Record<string, string>> = {
  en: characters(LETTERS, FIGURES, SIGNS, NAMES),
  fr: characters(LETTERS, FIGURES, SIGNS, NAMES, '«»ÀÂÇÈÉÊËÎÏÔŒÙÛÜàâçèéêëîïôœùûü'),
  es: characters(LETTERS, FIGURES, SIGNS, NAMES, '«»¿¡ÁÉÍÑÓÚÜáéíñóúü'),
};
