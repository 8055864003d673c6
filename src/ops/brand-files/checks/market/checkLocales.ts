import { hasTexts } from '../../../../core/texts/languages.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import { primaryOf } from '../../translations/wordPointers.ts';
import type { BrandCheck } from '../BrandCheck.ts';

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
  if (locales.length === 0) locales.push(...dates.flatMap(([at, tag]) => findOtherYears(at, tag)));
  if (locales.length === 0 && languages[0] !== undefined)
    locales.push(...findForeign(languages[0]));
  if (locales.length === 0) locales.push(...offered.flatMap(([at, tag]) => findUnwritten(at, tag)));
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

/** Dates promise when something is charged, and visitors count the years of the Gregorian calendar. */
function findOtherYears(at: string, tag: string): readonly Finding[] {
  if (isGregorian(tag)) return [];
  const why = `"${tag}" counts the years of another calendar (${calendarOf(tag)}).`;
  return [{ at, why, fix: "Write one such as 'en-US', 'en-CA' or 'en-GB'." }];
}

/** Finds a locale whose language has no texts. */
function findUnwritten(at: string, locale: string): readonly Finding[] {
  if (hasTexts(locale)) return [];
  const [language, country] = locale.split('-');
  const why = `There are no texts in "${language}": its pages would read English.`;
  const fix =
    at === '/languages/0'
      ? `Write "en-${country}", or add the language.`
      : 'Remove it, or add the language: docs/recipes/add-a-language.md.';
  return [{ at, why, fix }];
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
