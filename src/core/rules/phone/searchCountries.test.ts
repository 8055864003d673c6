import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainCountryOf, phoneCountries } from './callingCodes.ts';
import { searchCountries } from './searchCountries.ts';

const names = new Intl.DisplayNames(['en-US'], { type: 'region' });
const COUNTRIES = phoneCountries.map((it) => ({ ...it, name: names.of(it.country) ?? '' }));
const found = (search: string) => searchCountries(COUNTRIES, search).map(({ name }) => name);

describe('searching the dial codes', () => {
  it.each([
    ['united k', ['United Kingdom']],
    ['UNITED KING', ['United Kingdom']],
    ['aland', ['Åland Islands']],
    ['  Cote', ['Côte d’Ivoire']],
    ['kingdom', []],
    ['354', ['Iceland']],
    ['+354', ['Iceland']],
    ['54+', []],
    ['atlantis', []],
  ])('finds for %j %j', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it('puts the country that a whole dial code is named after first', () => {
    expect(found('44')[0]).toBe('United Kingdom');
    expect(found('+1')[0]).toBe('United States');
    expect(found('7')[0]).toBe('Russia');
  });

  it('lists all for an empty text or a plus', () => {
    expect(found('')).toHaveLength(COUNTRIES.length);
    expect(found('+')).toHaveLength(COUNTRIES.length);
  });

  it('puts the likely countries first in an empty list, in their order, and only there', () => {
    const likely = ['GB', 'US', 'CA'];
    const listed = searchCountries(COUNTRIES, '', likely).map(({ country }) => country);
    expect(listed.slice(0, 3)).toEqual(likely);
    expect(listed.toSorted()).toEqual(COUNTRIES.map(({ country }) => country).toSorted());
    expect(searchCountries(COUNTRIES, 'f', likely)).toEqual(searchCountries(COUNTRIES, 'f'));
  });

  it('finds a country by each prefix of its name and dial code, and by nothing else', () => {
    const any = fc.constantFrom(...COUNTRIES);
    fc.assert(
      fc.property(any, fc.nat(), fc.boolean(), (country, cut, byName) => {
        const whole = byName ? country.name : country.countryCode;
        const search = whole.slice(0, 1 + (cut % whole.length));
        const results = searchCountries(COUNTRIES, search);
        expect(results).toContain(country);
        expect(new Set(results).size).toBe(results.length);
        const hits = COUNTRIES.filter(
          (it) =>
            it.name.toLowerCase().startsWith(search.toLowerCase().trim()) ||
            it.countryCode.startsWith(search),
        );
        expect(results).toEqual(expect.arrayContaining(hits));
      }),
    );
  });
});

it('lists every country once, the main one of a calling code first', () => {
  expect(phoneCountries.length).toBeGreaterThan(240);
  expect(new Set(phoneCountries.map(({ country }) => country)).size).toBe(phoneCountries.length);
  expect([mainCountryOf('1'), mainCountryOf('44'), mainCountryOf('999')]).toEqual([
    'US',
    'GB',
    undefined,
  ]);
});
