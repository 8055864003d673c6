import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { booksOf } from '../../factories/payments/aPaidSignUp.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

function subscriptionsOf({ database }: TestServer) {
  return database
    .selectFrom('subscriptions')
    .select(['plan_id', 'status', 'signup_type'])
    .orderBy('created_at')
    .execute();
}

describe('an upgrade', () => {
  it.each(['owner', 'admin'] as const)(
    'by an %s puts the new plan in the place of the old',
    async (role) => {
      const server = await anUpgradingServer();
      const visitor = await signedInAs(server, role);
      server.pass(1000);
      const answer = await upgrade(visitor);
      await server.deliver();

      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        status: true,
        message: 'UPGRADED',
        data: { planId: 'pro', quantity: 1, totalAmountPaid: 5900 },
      });
      expect(await subscriptionsOf(server)).toEqual([
        { plan_id: 'starter', status: 'ended', signup_type: 'free' },
        { plan_id: 'pro', status: 'active', signup_type: 'upgrade' },
      ]);
      expect(booksOf(server)).toEqual(['captured']);
    },
  );

  it('leads to the dashboard, or with the local providers to the account', async () => {
    const server = await anUpgradingServer();
    const { data } = (await upgrade(await signedInAs(server, 'owner'))).json();
    expect(data.redirectUrl).toMatch(
      /^http:\/\/slotbook\.localhost:4000\/account\?success=true&userId=.+&planId=pro&quantity=1$/,
    );
  });

  it('is mailed a receipt, and shown on the account', async () => {
    const server = await anUpgradingServer();
    const visitor = await signedInAs(server, 'owner');
    server.pass(1000);
    await upgrade(visitor);
    await server.deliver();
    await visitor.get('/account');

    expect(server.mail.sent).toMatchObject([{ subject: 'Your Slotbook receipt' }]);
    expect(server.mail.sent[0]?.text).toContain('Paid today: $59.00');
    expect(server.pages.at(-1)?.sessionInfo.account?.subscription).toMatchObject({
      planName: 'Pro',
      lastPayment: { amount: 5900, state: 'paid' },
    });
  });

  it('is kept by billing in the place of what was paid for before', async () => {
    const server = await anUpgradingServer();
    const visitor = await signedInAs(server, 'owner');
    server.pass(1000);
    await upgrade(visitor);
    server.pass(1000);
    // The account has paid its set-up fee, so the second plan has none.
    const more = anUpgradeRequest({
      selectedPlans: [{ planId: 'pro', noOfUsers: 2 }],
      formState: { totalAmount: 9800, dueToday: 9800 },
    });
    const answer = await upgrade(visitor, more);
    await server.deliver();

    expect(answer.json()).toMatchObject({ data: { quantity: 2, totalAmountPaid: 9800 } });
    expect([...server.billing.books.values()]).toMatchObject([
      { order: { plan: { quantity: 1 } }, isEnded: true },
      { order: { plan: { quantity: 2 } }, isEnded: false },
    ]);
  });

  it('is made once for its key, and answered the same again', async () => {
    const server = await anUpgradingServer();
    const visitor = await signedInAs(server, 'owner');
    const key = randomUUID();
    const [first, second] = await Promise.all([
      upgrade(visitor, anUpgradeRequest(), key),
      upgrade(visitor, anUpgradeRequest(), key),
    ]);
    const again = await upgrade(visitor, anUpgradeRequest(), key);

    expect(server.payments.books.size).toBe(1);
    expect([first.statusCode, second.statusCode]).toContain(200);
    expect(again.statusCode).toBe(200);
  });

  it('that is declined changes nothing', async () => {
    const server = await anUpgradingServer();
    const visitor = await signedInAs(server, 'owner');
    const payment = { paymentType: 'CC', paymentDetails: { nonce: 'declined' } } as const;
    const answer = await upgrade(visitor, anUpgradeRequest({ payment }));

    expect(answer.json()).toMatchObject({ message: 'PAYMENT_DECLINED' });
    expect(await subscriptionsOf(server)).toMatchObject([{ plan_id: 'starter', status: 'active' }]);
  });
});

describe('an upgrade is refused', () => {
  it('to a member, by the role that the server knows', async () => {
    const server = await anUpgradingServer();
    const answer = await upgrade(await signedInAs(server, 'member'));

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: 'UNAUTHORISED_USER_ROLE_MEMBER' });
    expect(server.payments.books.size).toBe(0);
  });

  it('to a visitor who is not signed in', async () => {
    const server = await anUpgradingServer();
    const answer = await upgrade(await aVisitor(server.app));

    expect(answer.json()).toMatchObject({ message: 'MISSING_LEAD_OR_DEAL_ID' });
  });

  it.each([
    [
      'a total that was not seen',
      anUpgradeRequest({ formState: { totalAmount: 1 } }),
      'PRICE_CHANGED',
    ],
    [
      'an amount that was not seen',
      anUpgradeRequest({ formState: { dueToday: 1 } }),
      'PRICE_CHANGED',
    ],
    [
      'texts that were not agreed to',
      anUpgradeRequest({ formState: { agreed: false } }),
      'TERMS_NOT_AGREED',
    ],
    [
      'a plan that is not offered',
      anUpgradeRequest({ selectedPlans: [{ planId: 'starter' }] }),
      'PLAN_NOT_OFFERED',
    ],
    ['an extra that is not offered', anUpgradeRequest({ addonIds: ['gold'] }), 'EXTRA_NOT_OFFERED'],
    ['a trial', anUpgradeRequest({ freeTrial: true }), 'INVALID_REQUEST'],
    ['a robot', anUpgradeRequest({ captchaToken: 'robot' }), 'Recaptcha validation failed'],
  ])('for %s', async (_name, request, message) => {
    const server = await anUpgradingServer();
    const answer = await upgrade(await signedInAs(server, 'owner'), request);

    expect(answer.json()).toMatchObject({ success: false, message });
    expect(server.payments.books.size).toBe(0);
  });

  it('without a payment, and without a key', async () => {
    const server = await anUpgradingServer();
    const visitor = await signedInAs(server, 'owner');
    const { payment: _payment, ...unpaid } = anUpgradeRequest();

    expect((await upgrade(visitor, unpaid)).statusCode).toBe(400);
    expect((await visitor.post('/payment', anUpgradeRequest())).statusCode).toBe(400);
  });

  it('while another one is under way', async () => {
    const server = await anUpgradingServer();
    const payment = { paymentType: 'CC', paymentDetails: { nonce: 'lost' } } as const;
    await upgrade(await signedInAs(server, 'owner'), anUpgradeRequest({ payment }));
    const answer = await upgrade(await signedInAs(server, 'admin'));

    expect(answer.statusCode).toBe(503);
    expect(server.payments.books.size).toBe(1);
  });
});
