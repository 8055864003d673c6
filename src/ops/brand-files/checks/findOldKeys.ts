import { namesTaxOnce } from '../../../core/brand/asWrittenToday.ts';
import { OLD_LANGUAGE } from '../../../core/brand/withLanguages.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAt } from '../problem/problemAt.ts';
import type { JsonSource } from '../sources/Source.ts';

/** Finds keys in a brand file or a layer that use an old spelling, and says what to write today. */
export function findOldKeys(source: JsonSource): readonly Problem[] {
  return [...findOldLanguage(source), ...findOldTax(source)];
}

function findOldLanguage(source: JsonSource): readonly Problem[] {
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

/** Layers without provinces: layers below the market set none of its taxes. */
const LAYER_ELSEWHERE = /^(?:base$|category\/|market\/(?!CA$))/;

/** Finds one tax name for all provinces where the market names each province's tax. */
function findOldTax(source: JsonSource): readonly Problem[] {
  const { market } = source.value;
  const isElsewhere = market === 'US' || market === 'UK' || LAYER_ELSEWHERE.test(source.id);
  if (isElsewhere || !namesTaxOnce(source.value)) return [];
  const why = `"label" names the tax of every province: no province's own name for it is read.`;
  const fix = `Write "labels" beside it: {} for the names of the market, such as "HST", or null for this one everywhere.`;
  return [problemAt('tax-provinces', source, { at: '/tax/label', part: 'key', why, fix })];
}
