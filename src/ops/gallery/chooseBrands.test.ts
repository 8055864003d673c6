import { expect, it } from 'vitest';
import { shippedBrands } from '../../../tests/factories/brands/shippedBrands.ts';
import { chooseBrands } from './chooseBrands.ts';

const ALL = new Map(shippedBrands().map((it) => [it.brand.id, it]));
const PLAN = { brandsDir: 'brands', layouts: [], only: [], since: null };

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
