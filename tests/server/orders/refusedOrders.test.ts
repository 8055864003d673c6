import { describe, expect, it } from 'vitest';
import type { SignupRequest } from '../../../src/core/contract/generated/calls.ts';
import { aPaidBrand, aPaidRequest, countsOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

async function expectNothingDone(server: TestServer): Promise<void> {
  expect(server.payments.sales).toEqual([]);
  expect(server.captcha.claims).toEqual([]);
  expect(await countsOf(server)).toEqual({ accounts: 0, attempts: 0, claims: 0, payments: 0 });
}

const bankDebit = {
  paymentType: 'ACH',
  paymentDetails: { nonce: 'good', customerName: 'Ada Lovelace' },
} as const;

const card = { paymentType: 'CC', paymentDetails: { nonce: 'good' } } as const;

function without(request: SignupRequest): SignupRequest {
  const { payment: _, ...rest } = request.paymentRequest;
  return { ...request, paymentRequest: rest };
}

function withoutDueToday(request: SignupRequest): SignupRequest {
  const { dueToday: _, ...formState } = request.formState;
  return { ...request, formState };
}

const REFUSED: readonly (readonly [string, SignupRequest, string, number, string])[] = [
  [
    'that would charge another amount than was seen',
    aPaidRequest({ formState: { dueToday: 4900 } }),
    '/signup',
    409,
    'PRICE_CHANGED',
  ],
  [
    'that does not say what was seen to be due today',
    withoutDueToday(aPaidRequest()),
    '/signup',
    409,
    'PRICE_CHANGED',
  ],
  [
    'of another total than was seen',
    aPaidRequest({ formState: { totalAmount: 4800 } }),
    '/signup',
    409,
    'PRICE_CHANGED',
  ],
  [
    'by a method that the brand does not offer',
    aPaidRequest({ paymentRequest: { payment: bankDebit } }),
    '/signup',
    422,
    'PAYMENT_METHOD_NOT_OFFERED',
  ],
  ['without a payment', without(aPaidRequest()), '/signup', 400, 'INVALID_REQUEST'],
  [
    'that says it is no trial and asks for one',
    aPaidRequest({ formState: { signupType: 'freeTrial', dueToday: 0 } }),
    '/signup',
    400,
    'INVALID_REQUEST',
  ],
  [
    'that says it is a trial and is not',
    aPaidRequest({ paymentRequest: { freeTrial: true } }),
    '/signup',
    400,
    'INVALID_REQUEST',
  ],
  [
    'of another path',
    aPaidRequest({ formState: { signupType: 'answeringService' } }),
    '/signup',
    400,
    'INVALID_REQUEST',
  ],
  [
    'with a payment for what is free',
    aSignupRequest({ paymentRequest: { payment: card }, formState: { dueToday: 0 } }),
    '/signup/free',
    400,
    'INVALID_REQUEST',
  ],
  [
    'of a plan that is not paid for this way',
    aPaidRequest({ paymentRequest: { selectedPlans: [{ planId: 'starter' }] } }),
    '/signup',
    422,
    'PLAN_NOT_OFFERED',
  ],
];

describe('an order', () => {
  it.each(REFUSED)('%s is refused before anything is done', async (_, request, path, ...answer) => {
    const server = await aServer({ brands: [aPaidBrand()] });

    const { json, statusCode } = await pay(await aVisitor(server.app), request, { path });

    expect([statusCode, json<{ message: string }>().message]).toEqual(answer);
    await expectNothingDone(server);
  });

  it('of a type that the brand does not offer is refused, too', async () => {
    const signupTypes = { offered: ['free' as const], default: 'free' as const };
    const server = await aServer({ brands: [aPaidBrand({ signupTypes })] });

    const answer = await pay(await aVisitor(server.app));

    expect(answer.json()).toMatchObject({ message: 'PLAN_NOT_OFFERED' });
    await expectNothingDone(server);
  });

  it.each([
    ['none', {}],
    ['no UUID', { 'idempotency-key': 'mine' }],
  ])('that is paid for needs a key: %s', async (_, headers) => {
    const server = await aServer({ brands: [aPaidBrand()] });
    const visitor = await aVisitor(server.app);

    const answer = await visitor.post('/signup', aPaidRequest(), headers);

    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'INVALID_REQUEST' }]);
    await expectNothingDone(server);
  });

  it('says with a changed price what would be charged', async () => {
    const { app } = await aServer({ brands: [aPaidBrand()] });
    const request = aPaidRequest({ formState: { dueToday: 1 } });

    const answer = await pay(await aVisitor(app), request);

    expect(answer.json()).toMatchObject({ data: { totalAmount: 4900, dueToday: 5900 } });
  });

  it('by bank debit is sold at once, and has nothing to capture', async () => {
    const payment = { methods: ['CC', 'ACH'], expiration: 'single' } as const;
    const brand = aPaidBrand({ payment: { ...payment, methods: [...payment.methods] } });
    const { app, database, deliver, payments } = await aServer({ brands: [brand] });
    const request = aPaidRequest({ paymentRequest: { payment: bankDebit } });

    const answer = await pay(await aVisitor(app), request);
    await deliver();

    expect(answer.statusCode).toBe(200);
    expect(payments.sales).toMatchObject([{ paymentType: 'ACH', nonce: 'good' }]);
    const kept = await database.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ method: 'ACH', state: 'submitted', last_four: '0000' });
    const moves = await database
      .selectFrom('outbox')
      .select('id')
      .where('kind', 'in', ['capture', 'void'])
      .execute();
    expect(moves).toEqual([]);
  });
});
