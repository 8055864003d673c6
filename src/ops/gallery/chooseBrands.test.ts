import { expect, it } from 'vitest';
import { shippedBrands } from '../../../tests/factories/brands/shippedBrands.ts';
import { chooseBrands } from './chooseBrands.ts';

const ALL = new Map(shippedBrands().map((it) => [it.brand.id, it]));
const PLAN = { brandsDir: 'brands', languages: [], layouts: [], only: [], since: null };

async function chosen(plan: Partial<Parameters<typeof chooseBrands>[0]>) {
  const { brands } = await chooseBrands({ ...PLAN, ...plan }, ALL);
  return brands.map(({ brand }) => brand);
}

it('chooses every brand unless some are requested', async () => {
  expect(await chosen({})).toHaveLength(ALL.size);
  expect((await chosen({ only: ['slotbook'] })).map(({ id }) => id)).toEqual(['slotbook']);
});

it.each(['split', 'card', 'rail', 'banner'])(
  'chooses the brands with the layout %s',
  async (layout) => {
    const layouts = (await chosen({ layouts: [layout] })).map(({ theme }) => theme.layout);
    expect(new Set(layouts)).toEqual(new Set([layout]));
  },
);

it('says which layouts there are where one is misspelt', async () => {
  await expect(chosen({ layouts: ['baner'] })).rejects.toThrow(
    'No brand has the layout "baner". Did you mean "banner"?',
  );
});

it('chooses the brands that offer a language, and all for a pseudo-language', async () => {
  const brands = await chosen({ languages: ['fr-CA'] });
  expect(brands.map(({ market }) => market)).toEqual(['CA', 'CA', 'CA']);
  expect(await chosen({ languages: ['en-XA'] })).toHaveLength(ALL.size);
});

it('says which languages there are where one is misspelt', async () => {
  await expect(chosen({ languages: ['fr-FR'] })).rejects.toThrow(
    'No brand offers the language "fr-FR". Write one of "en-US", "en-GB", "en-CA", "fr-CA"',
  );
});

it.each([
  ['a layout of other brands', { only: ['slotbook'], layouts: ['rail'] }],
  ['a language of other brands', { only: ['slotbook'], languages: ['fr-CA'] }],
])('takes no pictures of nothing: %s', async (_what, plan) => {
  await expect(chosen(plan)).rejects.toThrow('No brand is all that is asked for.');
});
