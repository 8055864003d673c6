import { LANGUAGES } from '../../../../core/texts/languages.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789$£€%';
/** With the spaces that do not break, the minus of a price, and what stands for a letter of a password. */
const SIGNS = ' \u00a0!"\'&()+,-./:;?@_©·×–—‘’“”•…−';

/** A page in any language names the others in their own words, in its switch. */
const NAMES = Object.values(LANGUAGES)
  .filter(({ isPseudo }) => !isPseudo)
  .map(({ name }) => name)
  .join('');

/** Each character once. */
function characters(...parts: readonly string[]): string {
  return [...new Set(parts.join(''))].join('');
}

/**
 * What nearly all text of a language is made of: its texts, prices and dates, and what is typed into
 * a form. Every other character of a typeface is in files that are fetched where one is shown.
 */
export const basicCharacters: Readonly<Record<string, string>> = {
  en: characters(LETTERS, FIGURES, SIGNS, NAMES),
  fr: characters(LETTERS, FIGURES, SIGNS, NAMES, '«»ÀÂÇÈÉÊËÎÏÔŒÙÛÜàâçèéêëîïôœùûü'),
  es: characters(LETTERS, FIGURES, SIGNS, NAMES, '«»¿¡ÁÉÍÑÓÚÜáéíñóúü'),
};
