import { hasTexts, LANGUAGES } from '../../../../core/texts/languages.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import { primaryOf } from '../../translations/wordPointers.ts';
import type { BrandCheck } from '../BrandCheck.ts';

const RECIPE = 'docs/recipes/add-a-language.md';

/**
 * Checks that texts, money, dates and phone numbers can be written for the languages and countries.
 */
export const checkLocales: BrandCheck = ({ brand }) => {
  const dateLanguage = unlessMissing(() => brand.dateLanguage, undefined);
  const languages = unlessMissing(() => [...brand.languages], []);
  const offered = languages.map((tag, index) => [`/languages/${index}`, tag] as const);
  const dates = dateLanguage === undefined ? [] : [['/dateLanguage', dateLanguage] as const];
  const locales = [...offered, ...dates].flatMap(([at, tag]): Finding[] => {
    const [language = '', country = ''] = tag.split('-');
    if (isLanguage(language) && isCountry(country)) return [];
    return [
      { at, why: `"${tag}" is no locale.`, fix: "Write one such as 'en-US', 'en-CA' or 'en-GB'." },
    ];
  });
  if (locales.length === 0) locales.push(...dates.flatMap(([at, tag]) => findOtherDates(at, tag)));
  if (locales.length === 0 && languages[0] !== undefined)
    locales.push(...findForeign(languages[0]));
  if (locales.length === 0)
    locales.push(...offered.flatMap(([at, tag]) => findUnwritten(at, tag, languages)));
  const country = unlessMissing(() => brand.form.defaultCountry, undefined);
  if (country === undefined || isCountry(country)) return locales;
  const why = `"${country}" is no country's code.`;
  return [
    ...locales,
    { at: '/form/defaultCountry', why, fix: "Write one such as 'US', 'CA' or 'GB'." },
  ];
};

/** Layers and catalogues are written in English, which is shown where there is no translation. */
function findForeign(tag: string): readonly Finding[] {
  if (primaryOf(tag) === 'en' || !hasTexts(tag)) return [];
  const why = `"${tag}" cannot be the default language: layers and catalogues are worded in English.`;
  const fix = `Write English first, such as ["en-${tag.split('-')[1]}", "${tag}"], and translate it.`;
  return [{ at: '/languages/0', why, fix }];
}

/**
 * Dates promise when something is charged. Visitors count the years of the Gregorian calendar, and
 * read the dates in sentences of the default language, which is English.
 */
function findOtherDates(at: string, tag: string): readonly Finding[] {
  const fix = "Write one such as 'en-US', 'en-CA' or 'en-GB'.";
  if (!isGregorian(tag)) {
    return [
      { at, why: `"${tag}" counts the years of another calendar (${calendarOf(tag)}).`, fix },
    ];
  }
  if (primaryOf(tag) === 'en') return [];
  return [
    { at, why: `"${tag}" would write dates in "${primaryOf(tag)}" on pages in English.`, fix },
  ];
}

/** Finds a locale whose language has no texts, or has those of another country. */
function findUnwritten(at: string, locale: string, offered: readonly string[]): readonly Finding[] {
  if (hasTexts(locale)) return [];
  const [language = '', country] = locale.split('-');
  const written = Object.keys(LANGUAGES).find((tag) => isWritten(tag, language));
  const why =
    written === undefined
      ? `There are no texts in "${language}": its pages would read English.`
      : `The texts in "${language}" are those of "${written}".`;
  if (at === '/languages/0')
    return [{ at, why, fix: `Write "en-${country}", or add the language.` }];
  return [{ at, why, fix: `${fixOf(written, offered)}, or add the language: ${RECIPE}.` }];
}

function isWritten(tag: string, language: string): boolean {
  return primaryOf(tag) === language && hasTexts(tag);
}

function fixOf(written: string | undefined, offered: readonly string[]): string {
  return written === undefined || offered.includes(written) ? 'Remove it' : `Write "${written}"`;
}

const isLanguage = remembered((code) => Intl.DateTimeFormat.supportedLocalesOf(code).length > 0);

const isGregorian = remembered((tag) => calendarOf(tag) === 'gregory');

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

// 'ZZ' is an unknown region, and ISO's code for 'UK' is GB.
const isCountry = remembered(
  (code) => code !== 'ZZ' && code !== 'UK' && COUNTRIES.of(code) !== undefined,
);

function calendarOf(tag: string): string {
  return new Intl.DateTimeFormat(tag).resolvedOptions().calendar;
}

/** Caches the answers, because thousands of brands use the same few codes. */
function remembered(ask: (code: string) => boolean): (code: string) => boolean {
  const answers = new Map<string, boolean>();
  return (code) => {
    const answer = answers.get(code) ?? ask(code);
    answers.set(code, answer);
    return answer;
  };
}
