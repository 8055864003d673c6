import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { QUESTIONS, questionPointers } from './questionWords.ts';
import { wordSchemas } from './wordSchemas.ts';

/** What may differ by language, but need not: names, and the address of the footer's link. */
const MAY_DIFFER = ['/name', '/legalName', '/footer/href'];

/** The same with the logo, whose files are no texts. */
export const OPTIONAL_POINTERS = [...MAY_DIFFER, '/logo/file', '/logo/fileOnDark'] as const;

let known: readonly string[] | undefined;

/** The pointers of the texts that every brand may have. */
function fixedPointers(): readonly string[] {
  known ??= [...wordSchemas('resolved-brand', 'words').keys()].filter(
    (it) => !MAY_DIFFER.includes(it),
  );
  return known;
}

/**
 * The pointers of the texts that a merged brand translates into each of its languages:
 * '/headings/paid', and those of its questions.
 */
export function wordPointers(brand: JsonObject): readonly string[] {
  return [...fixedPointers(), ...questionPointers(brand)];
}

/** Whether a pointer is that of a text, even of a question that the brand does not ask. */
export function isWord(pointer: string): boolean {
  return fixedPointers().includes(pointer) || pointer.startsWith(`${QUESTIONS}/`);
}

/** The language without the country: 'fr' of 'fr-CA'. */
export function primaryOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/**
 * The languages of a brand that need translations. English of another country uses the words of the
 * default English.
 */
export function languagesToWord([first = '', ...others]: readonly string[]): readonly string[] {
  return others.filter((tag) => primaryOf(tag) !== primaryOf(first));
}
