import { wordSchemas } from './wordSchemas.ts';

/** What a language may say, and need not: names, and where the footer's link leads. */
const MAY_DIFFER = ['/name', '/legalName', '/footer/href'];

let known: readonly string[] | undefined;

/** The pointers of a brand's words that each of its languages words: '/headings/paid'. */
export function wordPointers(): readonly string[] {
  known ??= [...wordSchemas('resolved-brand', 'words').keys()].filter(
    (it) => !MAY_DIFFER.includes(it),
  );
  return known;
}

/** The tag's language, whatever its country: 'fr' of 'fr-CA'. */
export function primaryOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/**
 * The languages of a brand that need words of their own: those that the default one's words are not
 * in. English of another country is worded as the default English.
 */
export function languagesToWord([first = '', ...others]: readonly string[]): readonly string[] {
  return others.filter((tag) => primaryOf(tag) !== primaryOf(first));
}
