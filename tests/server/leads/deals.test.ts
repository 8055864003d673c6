import { describe, expect, it } from 'vitest';
import { aDeal, aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aPaidRequest, booksOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import {
  aDealServer,
  anAgreedRequest,
  openAsVisitor,
} from '../../factories/servers/aDealServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

describe('a deal', () => {
  it('chooses its plan of admin access, on the sign-up type that has it', async () => {
    const server = await aDealServer();
    const { page } = await openAsVisitor(
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
    const { page, visitor } = await openAsVisitor(server, `/signup?dealid=${deal}`);
    const answer = await pay(visitor, anAgreedRequest(page?.sessionInfo.linkToken, 50_000));

    expect(answer.json()).toMatchObject({ success: true, data: { totalAmountPaid: 50_000 } });
    const rows = await server.database.selectFrom('subscriptions').selectAll().execute();
    expect(rows).toMatchObject([
      { plan_id: 'agreed', deal_id: deal, discount_id: 'handshake', full_amount: 100_000 },
    ]);
  });

  it("lowers only its own plan's price, before the visitor's other discounts", async () => {
    const server = await aDealServer();
    const deal = await aDeal(server, { plan_id: 'agreed', discount_id: 'handshake' });
    const { page, visitor } = await openAsVisitor(server, `/signup?dealid=${deal}`);
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
    const { page, visitor } = await openAsVisitor(server, `/signup?signupType=paid&dealid=${deal}`);
    const linkToken = page?.sessionInfo.linkToken ?? '';
    const seen = { totalAmount: 2450, dueToday: 2450, linkToken };

    expect((await pay(visitor, aPaidRequest({ formState: seen }))).statusCode).toBe(200);
  });

  it('for one address fills it in unchangeably, even when the link names another', async () => {
    const server = await aDealServer();
    const other = await aKnownLead(server, { auth_type: 'REGULAR', authorised: 0 });
    const deal = await aDeal(server, { plan_id: 'agreed', email: 'nora@example.com' });
    const { page } = await openAsVisitor(
      server,
      `/signup?dealid=${deal}&leadUniquePin=${other.pin}`,
    );
    const anybodys = await aDeal(server, { plan_id: 'agreed' });
    const { page: free } = await openAsVisitor(server, `/signup?dealid=${anybodys}`);

    expect(page?.sessionInfo).toMatchObject({
      isEmailFixed: true,
      prefill: { fullName: 'Grace Hopper', email: 'nora@example.com' },
    });
    expect(free?.sessionInfo).not.toHaveProperty('isEmailFixed');
  });

  it('is all that lowers its plan: no offer of the brand does', async () => {
    const server = await aDealServer();
    const deal = await aDeal(server, { plan_id: 'pro' });
    const { page, visitor } = await openAsVisitor(server, `/signup?dealid=${deal}`);
    const linkToken = page?.sessionInfo.linkToken ?? '';
    const order = (amount: number) =>
      aPaidRequest({ formState: { totalAmount: amount, dueToday: amount, linkToken } });

    expect(page?.sessionInfo.discounts).toMatchObject([
      { id: 'spring', restrictedDiscountPlans: ['pro'] },
    ]);
    expect((await pay(visitor, order(4655))).json()).toMatchObject({ message: 'PRICE_CHANGED' });
    expect((await pay(visitor, order(4900))).statusCode).toBe(200);
  });

  it('fills in whom it was made for, who still chooses a password', async () => {
    const server = await aDealServer();
    const lead = await aKnownLead(server);
    const deal = await aDeal(server, { plan_id: 'agreed', lead_id: lead.id });
    const { page, visitor } = await openAsVisitor(
      server,
      `/signup?dealid=${deal}&email=grace@example.com`,
    );

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
      const { page, statusCode } = await openAsVisitor(server, `${path}?dealid=${deal}`);

      expect(statusCode).toBe(200);
      expect(page).toMatchObject({
        pageConfig: { view: 'signup', payment: { clientToken: expect.any(String) } },
        sessionInfo: { signupType: 'paid', selectedPlanId: 'agreed', account: null },
      });
    },
  );
});

describe("no one else can use a deal's plan", () => {
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
    const { page, visitor } = await openAsVisitor(server, `/signup?dealid=${deal}`);
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

  it('by anybody a second time, where it is for one address: of two at once one is sold', async () => {
    const server = await aDealServer();
    const deal = await aDeal(server, { plan_id: 'agreed', email: 'ada@example.com' });
    const sent = [];
    for (const times of [1, 2]) {
      const { page, visitor } = await openAsVisitor(server, `/signup?dealid=${deal}&v=${times}`);
      sent.push({ visitor, request: anAgreedRequest(page?.sessionInfo.linkToken) });
    }
    const answers = await Promise.all(sent.map(({ request, visitor }) => pay(visitor, request)));
    const later = await openAsVisitor(server, `/signup?dealid=${deal}`);
    const third = await pay(later.visitor, anAgreedRequest(later.page?.sessionInfo.linkToken));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(third.json()).toMatchObject({ message: 'EMAIL_ADDRESS_UNAVAILABLE' });
    expect(booksOf(server)).toEqual(['held']);
    const sold = await server.database.selectFrom('subscriptions').select('deal_id').execute();
    expect(sold).toEqual([{ deal_id: deal }]);
  });

  it('by another address than it was made for', async () => {
    const server = await aDealServer();
    const deal = await aDeal(server, { plan_id: 'agreed', email: 'grace@example.com' });
    const { page, visitor } = await openAsVisitor(server, `/signup?dealid=${deal}`);
    const answer = await pay(visitor, anAgreedRequest(page?.sessionInfo.linkToken));

    expect(answer.json()).toMatchObject({ message: 'INCORRECT_DEAL_ID' });
    expect(booksOf(server)).toEqual([]);
  });
});
