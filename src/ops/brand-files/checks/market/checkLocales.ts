import type { BrandCheck } from '../BrandCheck.ts';

/** Languages and countries are ones that money, dates and phone numbers can be written for. */
export const checkLocales: BrandCheck = ({ brand }) => {
  const tags = { '/locale': brand.locale, '/dateLanguage': brand.dateLanguage };
  const locales = Object.entries(tags).flatMap(([at, tag]) => {
    const [language = '', country = ''] = tag.split('-');
    if (isLanguage(language) && isCountry(country)) return [];
    return [
      { at, why: `"${tag}" is no locale.`, fix: "Write one such as 'en-US', 'en-CA' or 'en-GB'." },
    ];
  });
  if (isCountry(brand.form.defaultCountry)) return locales;
  const why = `"${brand.form.defaultCountry}" is no country's code.`;
  return [
    ...locales,
    { at: '/form/defaultCountry', why, fix: "Write one such as 'US', 'CA' or 'GB'." },
  ];
};

const isLanguage = remembered((code) => Intl.DateTimeFormat.supportedLocalesOf(code).length > 0);

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

// 'ZZ' stands for an unknown region, and 'UK' for one that ISO calls GB.
const isCountry = remembered(
  (code) => code !== 'ZZ' && code !== 'UK' && COUNTRIES.of(code) !== undefined,
);

/** Thousands of brands ask of the same few codes. */
function remembered(ask: (code: string) => boolean): (code: string) => boolean {
  const answers = new Map<string, boolean>();
  return (code) => {
    const answer = answers.get(code) ?? ask(code);
    answers.set(code, answer);
    return answer;
  };
}
