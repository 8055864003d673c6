const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789$£€%';
/** With the spaces that do not break, and the minus of a price. */
const SIGNS = ' \u00a0!"\'&()+,-./:;?@_©·×–—‘’“”…−';

/**
 * What nearly all text of a language is made of: its texts, prices and dates, and what is typed into
 * a form. Every other character of a typeface is in files that are fetched where one is shown.
 */
export const basicCharacters: Readonly<Record<string, string>> = {
  en: LETTERS + FIGURES + SIGNS,
  fr: `${LETTERS}${FIGURES}${SIGNS}«»ÀÂÇÈÉÊËÎÏÔŒÙÛÜàâçèéêëîïôœùûü`,
  es: `${LETTERS}${FIGURES}${SIGNS}«»¿¡ÁÉÍÑÓÚÜáéíñóúü`,
};
