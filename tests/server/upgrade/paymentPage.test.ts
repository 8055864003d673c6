import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, anAddon, anIvrPlan, aPlan } from '../../factories/brands/aCatalogue.ts';
import { anUpgradingServer, signedInAs, userIdOf } from '../../factories/orders/anUpgrade.ts';
import { aPaidBrand } from '../../factories/payments/aPaidSignUp.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

/** The parameters that select each payment method. */
const WAYS_TO_PAY = Object.values(PAYMENT_METHODS).flatMap(({ parameter }) =>
  parameter === null ? [] : `${parameter}=true`,
);

/** The link that the account's page leads to. */
async function handoverOf(visitor: Awaited<ReturnType<typeof signedInAs>>): Promise<string> {
  const { headers } = await visitor.get('/account/upgrade');
  return String(headers.location);
}

describe('the payment page', () => {
  it.each(['/payment', '/v1/payment'])(
    '%s shows an owner the plans to change to, with the token in it',
    async (path) => {
      const server = await anUpgradingServer();
      const visitor = await signedInAs(server, 'owner');
      const answer = await visitor.get(path);

      expect(answer.statusCode).toBe(200);
      expect(server.pages.at(-1)).toMatchObject({
        pageConfig: { view: 'payment', payment: { clientToken: 'token of software-us' } },
        sessionInfo: {
          signupType: 'paid',
          selectedPlanId: 'pro',
          isPlanFromLink: false,
          account: { email: 'taken@example.com', role: 'owner' },
        },
      });
      expect(server.pages.at(-1)?.sessionInfo.plans.map(({ id }) => id)).toEqual(['pro']);
    },
  );

  it('lets an account keep the plan that it tries out without a card', async () => {
    const signupTypes = { offered: ['noCardSignup', 'paid'], default: 'noCardSignup' } as const;
    const brand = aBrand({ signupTypes: { ...signupTypes, offered: ['noCardSignup', 'paid'] } });
    const tried = aPlan({ id: 'line', price: 9900, billingType: 'FLAT' });
    const catalogue = aCatalogue({ plans: [tried, { ...tried, id: 'more', price: 19_900 }] });
    const server = await anUpgradingServer({ brands: [aBuiltBrand({ brand, catalogue })] });
    await (await signedInAs(server, 'owner')).get('/payment');

    const session = server.pages.at(-1)?.sessionInfo;
    expect(session?.plans.map(({ id }) => id)).toEqual(['line', 'more']);
    expect(session?.selectedPlanId).toBe('line');
  });

  it.each([
    ['its plan is sold', {}],
    ['its plan is sold no more', { plan_id: 'gone', plan_name: 'Gone', plan_period: 'monthly' }],
  ] as const)('begins with the offered extras that the account has, if %s', async (_if, plan) => {
    const plans = [aPlan({ id: 'starter' }), aPlan({ id: 'pro', price: 4900 })];
    const extras = { addons: [anAddon({ id: 'texting' })], ivrPlans: [anIvrPlan({ id: 'menu' })] };
    const catalogue = aCatalogue({ plans, ...extras });
    const server = await anUpgradingServer({
      brands: [aBuiltBrand({ brand: aPaidBrand().brand, catalogue })],
    });
    const had = { addon_ids: '["texting","gone"]', ivr_id: 'menu', ...plan };
    await server.database.updateTable('subscriptions').set(had).execute();
    await (await signedInAs(server, 'owner')).get('/payment');

    const { start } = server.pages.at(-1)?.sessionInfo ?? {};
    expect(start).toMatchObject({ addonIds: ['texting'], ivrId: 'menu' });
  });

  it('shows a member whom to ask, whatever the query says', async () => {
    const server = await anUpgradingServer();
    const visitor = await signedInAs(server, 'member');
    const answer = await visitor.get('/payment?role=owner&as=owner');

    expect(answer.statusCode).toBe(403);
    expect(server.pages.at(-1)).toMatchObject({
      pageConfig: { view: 'error' },
      errorInfo: { message: 'UNAUTHORISED_USER_ROLE' },
    });
    expect(server.payments.tokenAccounts).toEqual([]);
  });

  it('without an account says that a lead or deal is missing', async () => {
    const server = await anUpgradingServer();
    const answer = await (await aVisitor(server.app)).get('/payment');

    expect(answer.statusCode).toBe(400);
    expect(server.pages.at(-1)?.errorInfo).toMatchObject({ message: 'MISSING_LEAD_OR_DEAL_ID' });
  });

  it("accepts no account's id except the session's own", async () => {
    const server = await anUpgradingServer();
    const visitor = await signedInAs(server, 'owner');
    await visitor.get('/payment');
    const id = server.pages.at(-1)?.sessionInfo.account?.id;
    const own = await visitor.get(`/payment?accountId=${id}`);
    const other = await visitor.get('/payment?accountId=another');

    expect([own.statusCode, other.statusCode]).toEqual([200, 400]);
    expect(server.pages.at(-1)?.errorInfo).toMatchObject({ message: 'INCORRECT_USER_ID' });
  });

  it.each([
    ['', true],
    ['&dealid=', true],
    ['&leadUniquePin=%20', true],
    ['&dealid=wrong', undefined],
  ])(
    'says for a fault with %j in its link whether it is about an upgrade: %s',
    async (rest, is) => {
      const server = await anUpgradingServer();
      const visitor = await signedInAs(server, 'owner');
      await visitor.get(`/payment?accountId=another${rest}`);
      expect(server.pages.at(-1)?.errorInfo?.isUpgrade).toBe(is);
    },
  );

  it('says so where the card provider gives no token', async () => {
    const server = await anUpgradingServer();
    server.payments.tokenOutcome = { kind: 'unknown', cause: new Error('No answer') };
    const answer = await (await signedInAs(server, 'owner')).get('/payment');

    expect(answer.statusCode).toBe(502);
    expect(server.pages.at(-1)?.errorInfo).toMatchObject({
      message: 'BRAIN_TREE_CLIENT_TOKEN_ERROR',
    });
  });

  it('has as many tokens made as the call for one, and no more', async () => {
    const server = await anUpgradingServer({
      allowances: { clientTokenBySession: { points: 1, seconds: 60 } },
    });
    const visitor = await signedInAs(server, 'owner');
    const [first, second] = [await visitor.get('/payment'), await visitor.get('/v1/payment')];

    expect([first.statusCode, second.statusCode]).toEqual([200, 429]);
    expect(server.payments.tokenAccounts).toHaveLength(1);
  });

  it('says so where the brand sells nothing', async () => {
    const signupTypes = { offered: ['free'], default: 'free' } as const;
    const brand = aBrand({ signupTypes: { ...signupTypes, offered: ['free'] } });
    const server = await anUpgradingServer({ brands: [aBuiltBrand({ brand })] });
    await (await signedInAs(server, 'owner')).get('/payment');

    expect(server.pages.at(-1)?.errorInfo).toMatchObject({ message: 'PLANS_NOT_AVAILABLE' });
  });
});

describe('a link from the account page', () => {
  it('leads to the payment page, without itself in the address', async () => {
    const server = await anUpgradingServer();
    const visitor = await signedInAs(server, 'owner');
    const answer = await visitor.get(`${await handoverOf(visitor)}&planId=pro`);

    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/payment?planId=pro']);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  it('signs in its user when no one is signed in, once', async () => {
    const server = await anUpgradingServer();
    const link = await handoverOf(await signedInAs(server, 'admin'));
    const [first, second] = [await aVisitor(server.app), await aVisitor(server.app)];
    await first.get(link);
    await first.get('/payment');
    expect(server.pages.at(-1)?.sessionInfo.account?.email).toBe('admin@example.com');

    const again = await second.get(link);
    expect(again.statusCode).toBe(400);
    expect(server.pages.at(-1)?.errorInfo).toMatchObject({ message: 'MISSING_LEAD_OR_DEAL_ID' });
  });

  it('works for five minutes', async () => {
    const server = await anUpgradingServer();
    const link = await handoverOf(await signedInAs(server, 'owner'));
    server.pass(5 * 60_000);
    expect((await (await aVisitor(server.app)).get(link)).statusCode).toBe(400);
  });

  it('is useless to another signed-in user', async () => {
    const server = await anUpgradingServer();
    const link = await handoverOf(await signedInAs(server, 'owner'));
    const member = await signedInAs(server, 'member');
    await member.get(link);

    expect(server.pages.at(-1)?.errorInfo).toMatchObject({ message: 'INCORRECT_USER_ID' });
  });

  it('gives no role: a member who is handed over is still a member', async () => {
    const server = await anUpgradingServer();
    const link = await handoverOf(await signedInAs(server, 'member'));
    const visitor = await aVisitor(server.app);
    await visitor.get(link);

    expect((await visitor.get('/payment')).statusCode).toBe(403);
  });

  it('is of no use on another brand, nor where its user has left the account', async () => {
    const other = aPaidBrand({ id: 'facetable', name: 'Facetable', hosts: ['facetable.example'] });
    const server = await anUpgradingServer({ brands: [aPaidBrand(), other] });
    const link = await handoverOf(await signedInAs(server, 'admin'));
    const elsewhere = await aVisitor(server.app, 'facetable.localhost:4000');
    expect((await elsewhere.get(link)).statusCode).toBe(400);

    const id = await userIdOf(server, 'admin');
    const { account_id } = await server.database
      .selectFrom('users')
      .select('account_id')
      .where('brand_id', '=', 'facetable')
      .executeTakeFirstOrThrow();
    await server.database.updateTable('users').set({ account_id }).where('id', '=', id).execute();
    expect((await (await aVisitor(server.app)).get(link)).statusCode).toBe(400);
  });

  it.each(WAYS_TO_PAY)('keeps the way to pay that %s asks for', async (query) => {
    const server = await anUpgradingServer();
    const visitor = await signedInAs(server, 'owner');
    const { headers } = await visitor.get(`/account/upgrade?${query}&planId=other`);
    const way = new URL(String(headers.location), 'http://slotbook.example').searchParams;
    way.delete('handover');
    expect(way.toString()).toBe(query);
  });

  it('is made only for the signed-in user, and writes nothing', async () => {
    const server = await anUpgradingServer();
    const answer = await (await aVisitor(server.app)).get('/account/upgrade');

    expect(answer.statusCode).toBe(401);
    await handoverOf(await signedInAs(server, 'owner'));
    expect(await server.database.selectFrom('used_handovers').selectAll().execute()).toEqual([]);
  });
});
