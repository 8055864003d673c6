import { expect, it } from 'vitest';
import { shippedBrands } from '../../../../tests/factories/brands/shippedBrands.ts';
import { inLanguages, inPseudo } from './inLanguages.ts';
import { listVisits } from './listVisits.ts';
import { pictureName, SPOKEN_STATES } from './Visit.ts';

const brands = shippedBrands();
const visits = brands.flatMap((brand) => inLanguages(brand, []).flatMap((it) => listVisits(it)));

it('pictures a brand in every language that it offers: page, decline, success, error, activation, upgrade', () => {
  for (const { brand } of brands) {
    for (const language of brand.languages) {
      const states = visits
        .filter((it) => it.brand.id === brand.id && it.brand.locale === language)
        .flatMap((it) => it.states);
      const wanted = [...SPOKEN_STATES, 'error', 'deadLink', 'account', 'upgrade'];
      expect(states, `${brand.id} in ${language}`).toEqual(expect.arrayContaining(wanted));
    }
  }
});

it('asks for another language than the default by the address', () => {
  for (const { brand, path } of visits) {
    const asked = new URL(path, 'http://host').searchParams.get('lang');
    expect(asked).toBe(brand.locale === brand.languages[0] ? null : brand.locale);
  }
});

it('gives each picture a different name, in any language', () => {
  const all = [...visits, ...inPseudo(brands, []).flatMap((it) => listVisits(it))];
  const names = all.flatMap((visit) => visit.states.map((state) => pictureName(visit, state)));
  expect(new Set(names).size).toBe(names.length);
});

it('pictures one brand of each layout in the pseudo-languages', () => {
  const layouts = [...new Set(brands.map(({ brand }) => brand.theme.layout))];
  const shown = inPseudo(brands, []).map(({ brand }) => `${brand.theme.layout} ${brand.locale}`);
  expect(shown).toEqual(layouts.flatMap((it) => [`${it} en-XA`, `${it} ar-XB`]));
  expect(inPseudo(brands, ['fr-CA'])).toEqual([]);
});

it('keeps to the languages that were asked for', () => {
  const read = brands.flatMap((brand) => inLanguages(brand, ['es-US']));
  expect(new Set(read.map(({ brand }) => brand.locale))).toEqual(new Set(['es-US']));
});
