import { expect, it } from 'vitest';
import { seedDemoAccounts, TAKEN_EMAIL } from '../../src/server/commands/seedDemoAccounts.ts';
import { aBrand } from '../factories/aBrand.ts';
import { aBuiltBrand } from '../factories/aBuiltBrand.ts';
import { aServer } from '../factories/aServer.ts';
import { aVisitor } from '../factories/aVisitor.ts';

const brands = [
  aBuiltBrand(),
  aBuiltBrand({ brand: aBrand({ id: 'facetable', hosts: ['facetable.example'] }) }),
];

it('every brand has an account of the address to try, made once', async () => {
  const { app, database, deps } = await aServer({ brands });

  await seedDemoAccounts(deps);
  await seedDemoAccounts(deps);

  const users = await database.selectFrom('users').select('brand_id').orderBy('brand_id').execute();
  expect(users).toEqual([{ brand_id: 'facetable' }, { brand_id: 'slotbook' }]);
  const visitor = await aVisitor(app, 'facetable.localhost');
  const answer = await visitor.post('/email', { captchaToken: 'human', email: TAKEN_EMAIL });
  expect(answer.json()).toMatchObject({ data: { emailStatus: 'UNAVAILABLE' } });
});
