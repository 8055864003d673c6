import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BillingOutcome } from '../../../src/server/gateways/billing/BillingGateway.ts';
import {
  aPaidBrand,
  aPaidRequest,
  aRequestWith,
  booksOf,
  countsOf,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const MINUTE_MS = 60_000;
const UNKNOWN: BillingOutcome = { kind: 'unknown', cause: new Error('No answer') };

async function aShop() {
  const server = await aServer({ brands: [aPaidBrand()] });
  const visitor = await aVisitor(server.app);
  /** The attempts that billing would charge. */
  const inForce = () => [...server.billing.books.values()].filter(({ isEnded }) => !isEnded);
  return { ...server, server, visitor, inForce };
}

it('receives what was bought and paid before the account exists', async () => {
  const { database, inForce, payments, visitor } = await aShop();
  await pay(visitor);

  const [order] = payments.books.values();
  const subscription = await database
    .selectFrom('subscriptions')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(inForce()).toMatchObject([
    {
      order: {
        account: { id: subscription.account_id, email: 'ada@example.com' },
        plan: { id: 'pro', period: 'monthly', quantity: 1 },
        charges: { currency: 'USD', first: 5900, recurring: 4900, full: 4900 },
        trialEndsAt: null,
      },
      payment: { amount: 5900, transactionId: order?.id, paymentAccount: 'software-us' },
    },
  ]);
  expect(subscription.billing_id).toMatch(/^SUB-/);
});

it("receives a trial's end, and what is charged then to which method", async () => {
  const { inForce, visitor } = await aShop();
  const trial = aPaidRequest({
    paymentRequest: { freeTrial: true },
    formState: { signupType: 'freeTrial', dueToday: 0 },
  });
  await pay(visitor, trial);

  expect(inForce()).toMatchObject([
    {
      order: {
        charges: { first: 5900 },
        plan: { trialMinutes: null },
        trialEndsAt: '2026-12-05T09:00:00.000Z',
      },
      payment: { amount: 0, transactionId: null, token: expect.any(String) },
    },
  ]);
});

it('receives no sign-up without a payment, and no declined one', async () => {
  const { billing, visitor } = await aShop();
  await visitor.post('/signup/free', aSignupRequest());
  await pay(visitor, aRequestWith('declined'));

  expect(billing.books.size).toBe(0);
});

it.each([
  [{ kind: 'empty', of: 'payment' }, 502, 'JBILLING_EMPTY_PAYMENT_RESPONSE'],
  [{ kind: 'empty', of: 'subscription' }, 502, 'FULLCONTACTS_EMPTY_SUBSCRIPTION_RESPONSE'],
  [{ kind: 'refused', detail: 'No such plan' }, 500, 'INTERNAL_SERVER_ERROR'],
] as const)(
  'a billing that answers %o voids the sale, and fails for good',
  async (outcome, status, message) => {
    const { billing, server, visitor } = await aShop();
    const key = randomUUID();
    billing.recordOutcome = outcome;
    const answer = await pay(visitor, aPaidRequest(), { key });
    billing.recordOutcome = null;
    const again = await pay(visitor, aPaidRequest(), { key });
    await server.deliver();

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, message });
    expect(again.json()).toEqual(answer.json());
    expect(booksOf(server)).toEqual(['voided']);
    expect(await countsOf(server)).toMatchObject({ accounts: 0, claims: 0, payments: 0 });
    expect([...billing.books.values()]).toMatchObject([{ isEnded: true }]);
  },
);

it('an answer that was lost is asked for again, and the account follows', async () => {
  const { billing, inForce, server, visitor } = await aShop();
  billing.recordOutcome = UNKNOWN;
  const answer = await pay(visitor);
  billing.recordOutcome = null;
  await server.settle();
  await server.deliver();

  expect(answer.statusCode).toBe(202);
  expect(await countsOf(server)).toMatchObject({ accounts: 1, payments: 1 });
  expect(booksOf(server)).toEqual(['captured']);
  expect(inForce()).toHaveLength(1);
});

it('an order that billing cannot accept is voided after five minutes, and ended there', async () => {
  const { billing, server, visitor } = await aShop();
  const key = randomUUID();
  billing.recordOutcome = UNKNOWN;
  await pay(visitor, aPaidRequest(), { key });
  for (let minute = 0; minute < 5; minute += 0.5) {
    expect(booksOf(server)).toEqual(['held']);
    server.pass(MINUTE_MS / 2);
    await server.settle();
    await server.deliver();
  }

  const answer = await pay(visitor, aPaidRequest(), { key });
  expect(answer.json()).toMatchObject({ message: 'INTERNAL_SERVER_ERROR' });
  expect(booksOf(server)).toEqual(['voided']);
  expect([...billing.books.values()]).toMatchObject([{ isEnded: true }]);
});

it.each([
  ['the server was down meanwhile', 'good'],
  ['the card provider did not say whether it was paid', 'lost'],
] as const)('an old order is not voided by one call without an answer: %s', async (_, nonce) => {
  const { billing, inForce, server, visitor } = await aShop();
  billing.recordOutcome = UNKNOWN;
  const payment = { paymentType: 'CC', paymentDetails: { nonce } } as const;
  await pay(visitor, aPaidRequest({ paymentRequest: { payment } }));
  server.pass(60 * MINUTE_MS);
  await server.settle();
  await server.deliver();
  expect(booksOf(server)).toEqual(['held']);

  billing.recordOutcome = null;
  server.pass(MINUTE_MS);
  await server.settle();
  await server.deliver();

  expect(booksOf(server)).toEqual(['captured']);
  expect(inForce()).toHaveLength(1);
});

it('calls of the first seconds do not use up the patience: the server was down after them', async () => {
  const { billing, server, visitor } = await aShop();
  billing.recordOutcome = UNKNOWN;
  await pay(visitor, aPaidRequest());
  for (let second = 0; second < 25; second += 1) {
    server.pass(MINUTE_MS / 60);
    await server.settle();
  }
  server.pass(60 * MINUTE_MS);
  await server.settle();
  await server.deliver();

  expect(booksOf(server)).toEqual(['held']);
});

it('a trial that billing cannot accept fails at once, because nothing is held', async () => {
  const { billing, server, visitor } = await aShop();
  billing.recordOutcome = UNKNOWN;
  const trial = aPaidRequest({
    paymentRequest: { freeTrial: true },
    formState: { signupType: 'freeTrial', dueToday: 0 },
  });
  const answer = await pay(visitor, trial);

  expect(answer.statusCode).toBe(500);
  expect(await countsOf(server)).toMatchObject({ accounts: 0, claims: 0 });
});
