import { OLD_LANGUAGE } from '../../../core/brand/withLanguages.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAt } from '../problem/problemAt.ts';
import type { JsonSource } from '../sources/Source.ts';

/** Keys that a brand file or a layer writes as they were written once, and what to write today. */
export function findOldKeys(source: JsonSource): readonly Problem[] {
  const { languages, [OLD_LANGUAGE]: locale } = source.value;
  if (locale === undefined) return [];
  const today = typeof locale === 'string' ? `["${locale}"]` : 'null';
  const isSaid = languages !== undefined;
  const why = isSaid
    ? `"${OLD_LANGUAGE}" follows from "languages": what is written here is not read.`
    : `"${OLD_LANGUAGE}" is read as the only language that is offered.`;
  const fix = isSaid ? 'Remove it.' : `Write "languages": ${today} in its place.`;
  return [problemAt('locale-known', source, { at: `/${OLD_LANGUAGE}`, part: 'key', why, fix })];
}
