import { expect, it } from 'vitest';
import { DEMO_PEOPLE, TAKEN_EMAIL } from '../../../src/server/commands/demo/demoPeople.ts';
import { seedDemoAccounts } from '../../../src/server/commands/demo/seedDemoAccounts.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const paidOnly = aBrand({
  id: 'facetable',
  hosts: ['facetable.example'],
  signupTypes: { offered: ['paid'], default: 'paid' },
});
const brands = [aBuiltBrand(), aBuiltBrand({ brand: paidOnly })];

async function seeded(): Promise<TestServer> {
  const server = await aServer({ brands });
  await seedDemoAccounts(server.deps);
  return server;
}

it('every brand has one account with an owner, an admin and a member, made once', async () => {
  const { database, deps } = await seeded();
  await seedDemoAccounts(deps);

  const users = await database
    .selectFrom('users')
    .select(['brand_id', 'account_id', 'role'])
    .orderBy('brand_id')
    .orderBy('role')
    .execute();
  expect(users.map(({ brand_id, role }) => `${brand_id} ${role}`)).toEqual([
    'facetable admin',
    'facetable member',
    'facetable owner',
    'slotbook admin',
    'slotbook member',
    'slotbook owner',
  ]);
  expect(new Set(users.map(({ account_id }) => account_id)).size).toBe(2);
});

it('an admin and a member are added to an account with only an owner', async () => {
  const { database, deps } = await seeded();
  await database.deleteFrom('users').where('role', '!=', 'owner').execute();
  await seedDemoAccounts(deps);

  expect(await database.selectFrom('users').select('id').execute()).toHaveLength(6);
  expect(await database.selectFrom('accounts').select('id').execute()).toHaveLength(2);
});

it('the address to try is taken on every brand', async () => {
  const { app } = await seeded();
  const visitor = await aVisitor(app, 'facetable.localhost');
  const answer = await visitor.post('/email', { captchaToken: 'human', email: TAKEN_EMAIL });
  expect(answer.json()).toMatchObject({ data: { emailStatus: 'UNAVAILABLE' } });
});

it('an account has a plan only when the brand has one without a payment', async () => {
  const { database } = await seeded();
  const subscriptions = await database
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.account_id')
    .select(['brand_id', 'plan_id', 'signup_type'])
    .execute();
  expect(subscriptions).toEqual([
    { brand_id: 'slotbook', plan_id: 'starter', signup_type: 'free' },
  ]);
});

it.each(DEMO_PEOPLE)('a link of the index signs in as the $role', async ({ email, role }) => {
  const { app, pages } = await seeded();
  const visitor = await aVisitor(app);

  const answer = await visitor.get(`/demo/sign-in?as=${role}`);
  await visitor.get('/account');

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
  expect(pages.at(-1)?.sessionInfo.account).toMatchObject({ email, role });
});

it('an unknown role signs no one in', async () => {
  const { app } = await seeded();
  expect((await (await aVisitor(app)).get('/demo/sign-in?as=root')).statusCode).toBe(404);
});

it('without the sandbox there is no such link', async () => {
  const { app, deps } = await aServer({ brands, config: { sandboxUrl: null } });
  await seedDemoAccounts(deps);
  const answer = await (await aVisitor(app)).get('/demo/sign-in?as=owner');
  expect(answer.statusCode).toBe(404);
});

it('a hundred of very many brands have accounts, so that a start takes seconds', async () => {
  const many = Array.from({ length: 102 }, (_, index) =>
    aBuiltBrand({ brand: aBrand({ id: `brand-${index}`, hosts: [`b${index}.example`] }) }),
  );
  const { database, deps } = await aServer({ brands: many });
  await seedDemoAccounts(deps);
  const accounts = await database.selectFrom('accounts').select('brand_id').execute();
  expect(accounts).toHaveLength(100);
});
