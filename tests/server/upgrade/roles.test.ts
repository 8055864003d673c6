import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, anAddon, anIvrPlan, aPlan } from '../../factories/brands/aCatalogue.ts';
import { aDeal } from '../../factories/leads/aKnownLead.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { aPaidRequest, booksOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const admin = { access: 'admin' } as const;
const signupTypes = { offered: ['free', 'paid'], default: 'paid' } as const;
const brand = aBrand({ signupTypes: { ...signupTypes, offered: ['free', 'paid'] } });
const catalogue = aCatalogue({
  plans: [
    aPlan({ id: 'starter', signupTypes: ['free'] }),
    aPlan({ id: 'pro', price: 4900, setUpFee: 1000, signupTypes: ['paid'] }),
    aPlan({ id: 'agreed', price: 90_000, signupTypes: ['paid'], ...admin }),
  ],
  addons: [
    anAddon({ id: 'texting' }),
    anAddon({ id: 'retired', status: 'inactive' }),
    anAddon({ id: 'inside', ...admin }),
  ],
  ivrPlans: [anIvrPlan({ id: 'menu' }), anIvrPlan({ id: 'custom', ...admin })],
});

/** A brand with plans and extras for both kinds of access. */
function aBrandServer(): Promise<TestServer> {
  return anUpgradingServer({ brands: [aBuiltBrand({ brand, catalogue })] });
}

/** What a page offers of each kind. */
function offeredBy({ pages }: TestServer) {
  const { addons, ivrPlans, plans } = pages.at(-1)?.sessionInfo ?? {};
  return [plans, addons, ivrPlans].map((some) => some?.map(({ id }) => id));
}

describe('6.0.1 two modes', () => {
  it('a new visitor signs up, and an existing customer upgrades', async () => {
    const server = await aBrandServer();
    await aVisitor(server.app);
    expect(server.pages.at(-1)).toMatchObject({
      pageConfig: { view: 'signup' },
      sessionInfo: { account: null },
    });
    await (await signedInAs(server, 'owner')).get('/payment');
    expect(server.pages.at(-1)).toMatchObject({
      pageConfig: { view: 'payment' },
      sessionInfo: { account: { role: 'owner' } },
    });
  });
});

describe('6.0.2 only an owner or an admin may upgrade', () => {
  it.each([
    ['owner', 200, 'UPGRADED', ['held']],
    ['admin', 200, 'UPGRADED', ['held']],
    ['member', 403, 'UNAUTHORISED_USER_ROLE_MEMBER', []],
  ] as const)('the %s is answered %i', async (role, status, message, books) => {
    const server = await aBrandServer();
    const answer = await upgrade(await signedInAs(server, role));

    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect(booksOf(server)).toEqual(books);
  });

  it.each([
    ['owner', 200, 'payment'],
    ['admin', 200, 'payment'],
    ['member', 403, 'error'],
  ] as const)('the page answers the %s %i', async (role, status, view) => {
    const server = await aBrandServer();
    const visitor = await signedInAs(server, role);

    for (const path of ['/payment', '/v1/payment']) {
      expect((await visitor.get(path)).statusCode).toBe(status);
      expect(server.pages.at(-1)?.pageConfig.view).toBe(view);
    }
  });

  it.each(['viewer', '', 'OWNER ', 'Admin'])(
    "a role '%s', which the table does not let in, may not either",
    async (role) => {
      const server = await aBrandServer();
      const visitor = await signedInAs(server, 'owner');
      await sql`alter table users drop constraint users_role_known`.execute(server.database);
      await sql`update users set role = ${role}`.execute(server.database);

      expect((await upgrade(visitor)).json().message).toBe('UNAUTHORISED_USER_ROLE_MEMBER');
      expect((await visitor.get('/payment')).statusCode).toBe(403);
      expect(booksOf(server)).toEqual([]);
    },
  );

  it('a role that changes counts at the next request', async () => {
    const server = await aBrandServer();
    const visitor = await signedInAs(server, 'admin');
    await server.database.updateTable('users').set({ role: 'member' }).execute();

    expect((await upgrade(visitor)).statusCode).toBe(403);
  });
});

describe('6.0.3 what is offered has access user, and add-ons are active', () => {
  const offered = [['pro'], ['texting'], ['menu']];

  it('on the sign-up page', async () => {
    const server = await aBrandServer();
    await aVisitor(server.app);
    expect(offeredBy(server)).toEqual(offered);
  });

  it('on the payment page', async () => {
    const server = await aBrandServer();
    await (await signedInAs(server, 'owner')).get('/payment?planId=agreed');
    expect(offeredBy(server)).toEqual(offered);
  });

  it.each([
    ['plan', { selectedPlans: [{ planId: 'agreed' }] }, 'PLAN_NOT_OFFERED'],
    ['add-on', { addonIds: ['inside'] }, 'EXTRA_NOT_OFFERED'],
    ['add-on that is not active', { addonIds: ['retired'] }, 'EXTRA_NOT_OFFERED'],
    ['IVR plan', { ivrId: 'custom' }, 'EXTRA_NOT_OFFERED'],
  ] as const)(
    'and no other %s is sold, to a visitor or an owner',
    async (_name, asked, message) => {
      const server = await aBrandServer();
      const order = JSON.parse(JSON.stringify(asked));
      const signedUp = await pay(
        await aVisitor(server.app),
        aPaidRequest({ paymentRequest: order }),
      );
      const upgraded = await upgrade(await signedInAs(server, 'owner'), anUpgradeRequest(order));

      expect([signedUp.json().message, upgraded.json().message]).toEqual([message, message]);
      expect(booksOf(server)).toEqual([]);
    },
  );
});

describe('6.0.4 a plan of admin access is flat', () => {
  it('for as many users as are asked for, by a deal', async () => {
    const server = await aBrandServer();
    const deal = await aDeal(server, { plan_id: 'agreed' });
    const owner = await signedInAs(server, 'owner');
    await owner.get(`/payment?dealid=${deal}`);
    const linkToken = server.pages.at(-1)?.sessionInfo.linkToken ?? '';
    const request = anUpgradeRequest({
      selectedPlans: [{ planId: 'agreed', noOfUsers: 40 }],
      formState: { totalAmount: 90_000, dueToday: 90_000, linkToken },
    });

    expect((await upgrade(owner, request)).json()).toMatchObject({
      message: 'UPGRADED',
      data: { planId: 'agreed', totalAmountPaid: 90_000 },
    });
    const rows = await server.database.selectFrom('subscriptions').selectAll().execute();
    expect(rows.find(({ plan_id }) => plan_id === 'agreed')).toMatchObject({ deal_id: deal });
  });

  it('and by an account that it was agreed with', async () => {
    const server = await aBrandServer();
    await server.database.updateTable('accounts').set({ assigned_plan_id: 'agreed' }).execute();
    const request = anUpgradeRequest({
      selectedPlans: [{ planId: 'agreed', noOfUsers: 40 }],
      formState: { totalAmount: 90_000, dueToday: 90_000 },
    });
    const answer = await upgrade(await signedInAs(server, 'owner'), request);

    expect(answer.json()).toMatchObject({ data: { totalAmountPaid: 90_000 } });
  });
});

describe('6.0.6 social buttons depend on the brand', () => {
  it.each([
    [{ google: true, facebook: false }],
    [{ google: false, facebook: true }],
    [{ google: false, facebook: false }],
  ])('%j', async (buttons) => {
    const social = { ...aBrand().social, ...buttons };
    const server = await aServer({ brands: [aBuiltBrand({ brand: aBrand({ social }) })] });
    await aVisitor(server.app);

    expect(server.pages.at(-1)?.pageConfig.social).toMatchObject(buttons);
  });
});
