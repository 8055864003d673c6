import { describe, expect, it } from 'vitest';
import { aBrand } from '../factories/aBrand.ts';
import { aBuiltBrand } from '../factories/aBuiltBrand.ts';
import { aCatalogue, aDiscount, aPlan } from '../factories/aCatalogue.ts';
import { aDeal, aKnownLead } from '../factories/aKnownLead.ts';
import { aPaidRequest, booksOf, pay } from '../factories/aPaidSignUp.ts';
import { aServer, type TestServer } from '../factories/aServer.ts';
import { aVisitor } from '../factories/aVisitor.ts';

const PLANS = [
  aPlan({ id: 'starter', signupTypes: ['free'] }),
  aPlan({ id: 'pro', price: 4900, signupTypes: ['paid'] }),
  aPlan({ id: 'agreed', price: 100_000, access: 'admin', signupTypes: ['paid'] }),
];
const DISCOUNTS = [
  aDiscount({
    id: 'spring',
    discountType: 'promotion',
    rate: 5,
    restrictedDiscountPlans: ['agreed'],
  }),
  aDiscount({ id: 'handshake', discountType: 'deal', rate: 50 }),
];

/** A brand with a plan of admin access and a discount that only deals bring, and another brand. */
async function aDealServer(): Promise<TestServer> {
  const catalogue = aCatalogue({ plans: PLANS, discounts: DISCOUNTS });
  const signupTypes = { offered: ['free', 'paid'], default: 'free' } as const;
  const brand = aBrand({ signupTypes: { ...signupTypes, offered: ['free', 'paid'] } });
  const other = { ...brand, id: 'facetable', name: 'Facetable', hosts: ['facetable.example'] };
  return aServer({
    brands: [aBuiltBrand({ brand, catalogue }), aBuiltBrand({ brand: other, catalogue })],
  });
}

async function open(server: TestServer, path: string) {
  const visitor = await aVisitor(server.app);
  const { statusCode } = await visitor.get(path);
  return { visitor, statusCode, page: server.pages.at(-1) };
}

/** An order of the agreed plan: 1,000.00, however many use it. */
function anAgreedRequest(linkToken: string | undefined, amount = 100_000, noOfUsers = 9) {
  return aPaidRequest({
    paymentRequest: { selectedPlans: [{ planId: 'agreed', noOfUsers }] },
    formState: {
      totalAmount: amount,
      dueToday: amount,
      ...(linkToken !== undefined && { linkToken }),
    },
  });
}

describe('a deal', () => {
  it('chooses its plan of admin access, on the sign-up type that has it', async () => {
    const server = await aDealServer();
    const { page } = await open(
      server,
      `/signup?dealid=${await aDeal(server, { plan_id: 'agreed' })}`,
    );

    expect(page?.sessionInfo).toMatchObject({
      signupType: 'paid',
      selectedPlanId: 'agreed',
      isPlanFromLink: true,
    });
    expect(page?.sessionInfo.plans.map(({ id }) => id)).toEqual(['agreed', 'pro']);
  });

  it('is sold flat, whatever the number of users, and kept with what it sold', async () => {
    const server = await aDealServer();
    const deal = await aDeal(server, { plan_id: 'agreed', discount_id: 'handshake' });
    const { page, visitor } = await open(server, `/signup?dealid=${deal}`);
    const answer = await pay(visitor, anAgreedRequest(page?.sessionInfo.linkToken, 50_000));

    expect(answer.json()).toMatchObject({ success: true, data: { totalAmountPaid: 50_000 } });
    const rows = await server.database.selectFrom('subscriptions').selectAll().execute();
    expect(rows).toMatchObject([
      { plan_id: 'agreed', deal_id: deal, discount_id: 'handshake', full_amount: 100_000 },
    ]);
  });

  it('lowers its own plan alone, before what anybody has', async () => {
    const server = await aDealServer();
    const deal = await aDeal(server, { plan_id: 'agreed', discount_id: 'handshake' });
    const { page, visitor } = await open(server, `/signup?dealid=${deal}`);
    const token = page?.sessionInfo.linkToken ?? '';
    const order = (amount: number) =>
      aPaidRequest({ formState: { totalAmount: amount, dueToday: amount, linkToken: token } });

    expect(page?.sessionInfo.discounts.map(({ id }) => id)).toEqual(['handshake', 'spring']);
    expect((await pay(visitor, order(2450))).json()).toMatchObject({ message: 'PRICE_CHANGED' });
    expect((await pay(visitor, order(4655))).statusCode).toBe(200);
  });

  it('without a plan lowers any', async () => {
    const server = await aDealServer();
    const deal = await aDeal(server, { discount_id: 'handshake' });
    const { page, visitor } = await open(server, `/signup?signupType=paid&dealid=${deal}`);
    const linkToken = page?.sessionInfo.linkToken ?? '';
    const seen = { totalAmount: 2450, dueToday: 2450, linkToken };

    expect((await pay(visitor, aPaidRequest({ formState: seen }))).statusCode).toBe(200);
  });

  it('fills in whom it was made for, who still chooses a password', async () => {
    const server = await aDealServer();
    const lead = await aKnownLead(server);
    const deal = await aDeal(server, { plan_id: 'agreed', lead_id: lead.id });
    const { page, visitor } = await open(server, `/signup?dealid=${deal}&email=grace@example.com`);

    expect(page?.sessionInfo).toMatchObject({
      lead: { id: lead.id, authorized: false },
      prefill: { fullName: 'Grace Hopper', email: 'grace@example.com' },
    });
    const request = anAgreedRequest(page?.sessionInfo.linkToken);
    const leadInfo = { ...request.leadInfo, email: 'grace@example.com', password: '' };
    const refused = await pay(visitor, { ...request, leadInfo });
    expect(refused.json()).toMatchObject({ data: { field: 'password' } });
    const signedUp = await pay(visitor, {
      ...request,
      leadInfo: { ...leadInfo, password: 'abcd1234' },
    });
    expect(signedUp.statusCode).toBe(200);
  });

  it.each(['/payment', '/v1/payment'])(
    'is paid on %s without an account, with the token of the card provider in the page',
    async (path) => {
      const server = await aDealServer();
      const deal = await aDeal(server, { plan_id: 'agreed' });
      const { page, statusCode } = await open(server, `${path}?dealid=${deal}`);

      expect(statusCode).toBe(200);
      expect(page).toMatchObject({
        pageConfig: { view: 'signup', payment: { clientToken: expect.any(String) } },
        sessionInfo: { signupType: 'paid', selectedPlanId: 'agreed', account: null },
      });
    },
  );
});

describe('a deal is wrong', () => {
  it.each([
    ['where nobody knows it', {}, 'dealid=unknown', 'INCORRECT_DEAL_ID'],
    [
      'where it is of another address',
      { email: 'ada@example.com' },
      'email=eve@example.com',
      'INCORRECT_DEAL_ID',
    ],
    ['where it has expired', { expires_at: '2026-11-21T08:00:00.000Z' }, '', 'INCORRECT_DEAL_ID'],
    ['on another brand', { brand_id: 'facetable' }, '', 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD'],
    ['where its plan is sold no more', { plan_id: 'gone' }, '', 'PLANS_NOT_AVAILABLE'],
    ['where its discount is given no more', { discount_id: 'gone' }, '', 'PLANS_NOT_AVAILABLE'],
  ])('%s', async (_name, overrides, query, message) => {
    const server = await aDealServer();
    const deal = await aDeal(server, overrides);
    const own = query.startsWith('dealid') ? query : `dealid=${deal}&${query}`;
    for (const path of ['/signup', '/payment', '/v1/payment']) {
      const { page } = await open(server, `${path}?${own}`);
      expect(page).toMatchObject({ errorInfo: { message }, pageConfig: { view: 'error' } });
    }
  });

  it("beside another lead's pin", async () => {
    const server = await aDealServer();
    const [one, other] = [await aKnownLead(server), await aKnownLead(server, { email: '' })];
    const deal = await aDeal(server, { lead_id: one.id });
    const { page } = await open(server, `/signup?leadUniquePin=${other.pin}&dealid=${deal}`);

    expect(page?.errorInfo).toEqual({ message: 'INCORRECT_DEAL_ID' });
  });

  it('for a sign-up where it is agreed with an account', async () => {
    const server = await aDealServer();
    await pay(
      await aVisitor(server.app),
      aPaidRequest({ formState: { totalAmount: 4655, dueToday: 4655 } }),
    );
    const { id } = await server.database
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow();
    const deal = await aDeal(server, { plan_id: 'agreed', account_id: id });
    const { page } = await open(server, `/payment?dealid=${deal}`);

    expect(page?.errorInfo).toEqual({ message: 'INCORRECT_USER_ID' });
  });
});

describe('what a deal sells is had by nobody else', () => {
  it.each([
    ['no token', () => undefined, 'PLAN_NOT_OFFERED'],
    ['a made-up token', () => '.deal.signature', 'MISSING_LEAD_OR_DEAL_ID'],
  ])('by an order with %s', async (_name, token, message) => {
    const server = await aDealServer();
    await aDeal(server, { id: 'deal', plan_id: 'agreed' });
    const answer = await pay(await aVisitor(server.app), anAgreedRequest(token()));

    expect(answer.json()).toMatchObject({ message });
    expect(booksOf(server)).toEqual([]);
  });

  it('by the token of another session, another deal, or a deal that has expired since', async () => {
    const server = await aDealServer();
    const soon = '2026-11-21T10:00:00.000Z';
    const deal = await aDeal(server, { plan_id: 'agreed', expires_at: soon });
    const { page, visitor } = await open(server, `/signup?dealid=${deal}`);
    const token = page?.sessionInfo.linkToken;
    const empty = await aDeal(server, { discount_id: 'handshake' });
    await visitor.get(`/signup?dealid=${empty}`);
    const otherDeal = server.pages.at(-1)?.sessionInfo.linkToken;

    const messages = [];
    messages.push((await pay(await aVisitor(server.app), anAgreedRequest(token))).json().message);
    messages.push((await pay(visitor, anAgreedRequest(otherDeal, 50_000))).json().message);
    server.pass(3_600_000);
    messages.push((await pay(visitor, anAgreedRequest(token))).json().message);
    expect(messages).toEqual(['MISSING_LEAD_OR_DEAL_ID', 'PLAN_NOT_OFFERED', 'INCORRECT_DEAL_ID']);
    expect(booksOf(server)).toEqual([]);
  });

  it('by another address than it was made for', async () => {
    const server = await aDealServer();
    const deal = await aDeal(server, { plan_id: 'agreed', email: 'grace@example.com' });
    const { page, visitor } = await open(server, `/signup?dealid=${deal}`);
    const answer = await pay(visitor, anAgreedRequest(page?.sessionInfo.linkToken));

    expect(answer.json()).toMatchObject({ message: 'INCORRECT_DEAL_ID' });
    expect(booksOf(server)).toEqual([]);
  });
});
