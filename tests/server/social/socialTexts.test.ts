import { expect, it } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import { textsMark } from '../../../src/core/rules/agreement/textsMark.ts';
import { aBrandDirectory } from '../../factories/brands/aBuiltBrand.ts';
import {
  aSocialServer,
  aStart,
  faultShown,
  SOCIAL_BRAND,
} from '../../factories/leads/socialTrip.ts';

it.each(['terms', 'privacy'] as const)(
  'a page agrees to no %s that have changed since it was made, before its visitor leaves',
  async (kind) => {
    let built: BuiltBrand = SOCIAL_BRAND;
    const directory = aBrandDirectory([built]);
    const brands = { ...directory, current: () => aBrandDirectory([built]).current() };
    const server = await aSocialServer({ deps: { brands } });
    const start = aStart({ textsMark: textsMark(built.terms) });
    const changed = { ...built.terms[kind], hash: 'f'.repeat(64) };
    built = { ...built, terms: { ...built.terms, [kind]: changed } };
    await server.leave(start);

    expect(await faultShown(server)).toBe('changed');
    expect(server.social.ways).toEqual([]);
  },
);

it('a page whose texts are current signs its visitor up', async () => {
  const server = await aSocialServer();
  const start = aStart({ textsMark: textsMark(SOCIAL_BRAND.terms) });
  await server.comeBack(await server.leave(start));
  expect(await server.database.selectFrom('consents').select('kind').execute()).toHaveLength(2);
});
