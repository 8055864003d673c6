import { toPointer } from '../../../core/brand/jsonPointer.ts';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { readSchema } from '../schema/schemaFiles.ts';

/** What a language may say, and need not: names, a logo of its own, and where the footer's link leads. */
const MAY_DIFFER = ['/name', '/legalName', '/footer/href'];

let known: readonly string[] | undefined;

/** The pointers of a brand's words that each of its languages words: '/headings/paid'. */
export function wordPointers(): readonly string[] {
  known ??= pointersIn(readSchema('resolved-brand').definitions?.['words']).filter(
    (it) => !MAY_DIFFER.includes(it) && !it.startsWith('/logo/'),
  );
  return known;
}

/** The pointers of all texts that a schema describes, at any depth. */
function pointersIn(schema: JsonSchema = {}, path: readonly string[] = []): readonly string[] {
  const { properties } = schema;
  if (properties === undefined) return schema.type === 'array' ? [] : [toPointer(path)];
  return Object.entries(properties).flatMap(([key, it]) => pointersIn(it, [...path, key]));
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
