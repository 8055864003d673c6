import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { QUESTIONS, questionPointers } from './questionWords.ts';
import { wordSchemas } from './wordSchemas.ts';

/** What a language may say, and need not: names, and where the footer's link leads. */
const MAY_DIFFER = ['/name', '/legalName', '/footer/href'];

let known: readonly string[] | undefined;

/** The pointers of the words that every brand may say. */
function fixedPointers(): readonly string[] {
  known ??= [...wordSchemas('resolved-brand', 'words').keys()].filter(
    (it) => !MAY_DIFFER.includes(it),
  );
  return known;
}

/**
 * The pointers of a merged brand's words that each of its languages words: '/headings/paid', and those
 * of the questions that it asks.
 */
export function wordPointers(brand: JsonObject): readonly string[] {
  return [...fixedPointers(), ...questionPointers(brand)];
}

/** Tells whether a pointer is of a word, be it of a question that is not asked. */
export function isWord(pointer: string): boolean {
  return fixedPointers().includes(pointer) || pointer.startsWith(`${QUESTIONS}/`);
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
