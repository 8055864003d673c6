import type { BrandCheck } from './BrandCheck.ts';

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

function isLanguage(code: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(code).length > 0;
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isCountry(code: string): boolean {
  // 'ZZ' stands for an unknown region, and 'UK' for one that ISO calls GB.
  return code !== 'ZZ' && code !== 'UK' && COUNTRIES.of(code) !== undefined;
}
