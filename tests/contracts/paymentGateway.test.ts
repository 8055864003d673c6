import { describe, expect, it } from 'vitest';
import { SANDBOX_BRAINTREE } from '../../src/core/contract/sandbox/sandboxBraintree.ts';
import type {
  PaymentGateway,
  SaleOutcome,
  SaleRequest,
} from '../../src/server/gateways/payments/PaymentGateway.ts';
import { fakePayments } from '../factories/payments/fakePayments.ts';
import {
  ACCOUNT,
  DEBIT,
  DECLINED,
  loseAnswer,
  paymentSandbox,
  recordsOf,
  SALE,
} from '../factories/payments/paymentSandbox.ts';

/** A gateway, and the sales for each of its outcomes. */
interface Subject {
  readonly payments: PaymentGateway;
  readonly good: SaleRequest;
  readonly declined: SaleRequest;
}

/** The real SDK with the sandbox, where the bank declines by amount. */
async function overTheSandbox(): Promise<Subject> {
  const { payments } = await paymentSandbox();
  return { payments, good: SALE, declined: { ...SALE, amount: DECLINED } };
}

async function inMemory(): Promise<Subject> {
  return { payments: fakePayments(), good: SALE, declined: { ...SALE, nonce: 'declined' } };
}

/** Settles a transaction by the provider's test call. */
async function settle(url: string, id: string): Promise<void> {
  const { privateKey, publicKey } = SANDBOX_BRAINTREE;
  const answer = await fetch(`${url}/merchants/${ACCOUNT}/transactions/${id}/settle`, {
    method: 'PUT',
    headers: { authorization: `Basic ${btoa(`${publicKey}:${privateKey}`)}` },
  });
  expect(answer.status).toBe(200);
}

function idOf(outcome: SaleOutcome): string {
  if (outcome.kind === 'approved') return outcome.transactionId;
  throw new Error(`The sale is ${outcome.kind}`, { cause: outcome });
}

describe.each([
  ['Braintree, over the sandbox', overTheSandbox],
  ['the card provider of the tests', inMemory],
])('%s', (_name, subject) => {
  it('authorises a sale, and finds it by its order', async () => {
    const { good, payments } = await subject();

    const sale = await payments.sale(ACCOUNT, good);

    expect(sale).toMatchObject({
      kind: 'approved',
      method: { token: expect.any(String), lastFour: expect.stringMatching(/^\d{4}$/) },
    });
    expect(await payments.findByOrder(ACCOUNT, good.orderId)).toEqual({
      kind: 'found',
      transaction: {
        id: idOf(sale),
        state: 'held',
        amount: good.amount,
        method: sale.kind === 'approved' ? sale.method : null,
      },
    });
  });

  it.each([
    ['capture', 'captured'],
    ['refund', 'voided'],
  ] as const)('a %s can be repeated, and shows in the look-up', async (change, state) => {
    const { good, payments } = await subject();
    const id = idOf(await payments.sale(ACCOUNT, good));

    expect(await payments[change](ACCOUNT, id)).toEqual({ kind: 'done' });
    expect(await payments[change](ACCOUNT, id)).toEqual({ kind: 'done' });
    expect(await payments.findByOrder(ACCOUNT, good.orderId)).toMatchObject({
      transaction: { state },
    });
  });

  it.each(['held', 'captured'])('returns the money for what is %s, once', async (state) => {
    const { good, payments } = await subject();
    const id = idOf(await payments.sale(ACCOUNT, good));
    if (state === 'captured') await payments.capture(ACCOUNT, id);

    expect(await payments.refund(ACCOUNT, id)).toEqual({ kind: 'done' });
    expect(await payments.refund(ACCOUNT, id)).toEqual({ kind: 'done' });
    expect(await payments.findByOrder(ACCOUNT, good.orderId)).toMatchObject({
      transaction: { id, state: 'voided' },
    });
  });

  it('debits a bank account at once, which needs no capture and can be called back', async () => {
    const { payments } = await subject();
    const sale = await payments.sale(ACCOUNT, DEBIT);
    const id = idOf(sale);

    expect(sale).toMatchObject({ method: { cardType: null, lastFour: '0000' } });
    expect(await payments.findByOrder(ACCOUNT, DEBIT.orderId)).toMatchObject({
      transaction: { id, state: 'captured', amount: DEBIT.amount },
    });
    expect(await payments.capture(ACCOUNT, id)).toEqual({ kind: 'done' });
    expect(await payments.refund(ACCOUNT, id)).toEqual({ kind: 'done' });
    expect(await payments.findByOrder(ACCOUNT, DEBIT.orderId)).toMatchObject({
      transaction: { state: 'voided' },
    });
  });

  it('captures nothing that was given back', async () => {
    const { good, payments } = await subject();
    const id = idOf(await payments.sale(ACCOUNT, good));
    await payments.refund(ACCOUNT, id);

    expect(await payments.capture(ACCOUNT, id)).toEqual({ kind: 'lost', detail: 'voided' });
  });

  it("returns the bank's refusal, after which there is nothing to capture", async () => {
    const { declined, payments } = await subject();

    expect(await payments.sale(ACCOUNT, declined)).toMatchObject({
      kind: 'declined',
      code: '2000',
    });
    expect(await payments.findByOrder(ACCOUNT, declined.orderId)).toMatchObject({
      transaction: { state: 'ended' },
    });
  });

  it('knows no order that was never tried', async () => {
    const { payments } = await subject();

    expect(await payments.findByOrder(ACCOUNT, 'another')).toEqual({ kind: 'none' });
  });

  it('stores a card, and creates a client token', async () => {
    const { payments } = await subject();

    const vaulted = await payments.vault(ACCOUNT, SALE);
    const token = await payments.clientToken(ACCOUNT, 'USD');

    expect(vaulted).toMatchObject({
      kind: 'vaulted',
      method: { customerId: expect.any(String), token: expect.any(String) },
    });
    expect(token).toMatchObject({ kind: 'token', clientToken: expect.any(String) });
  });
});

describe('Braintree, over the sandbox', () => {
  it('refunds a settled sale completely, once', async () => {
    const { payments, url } = await paymentSandbox();
    const id = idOf(await payments.sale(ACCOUNT, SALE));
    await payments.capture(ACCOUNT, id);
    await settle(url, id);

    expect(await payments.refund(ACCOUNT, id)).toEqual({ kind: 'done' });
    await loseAnswer(url, { call: 'refund', how: 'cut', when: 'after' });
    expect(await payments.refund(ACCOUNT, id)).toMatchObject({ kind: 'unknown' });
    expect(await payments.refund(ACCOUNT, id)).toEqual({ kind: 'done' });

    expect(await recordsOf(url)).toMatchObject({
      transactions: [{ type: 'credit', amount: '49.05', refundedTransactionId: id }, { id }],
    });
  });

  it('refuses a card that 3-D Secure has not verified', async () => {
    const { payments } = await paymentSandbox();

    expect(await payments.sale(ACCOUNT, { ...SALE, nonce: 'fake-valid-nonce' })).toMatchObject({
      kind: 'refused',
      reason: 'threeDSecure',
    });
  });

  it.each(['CC', 'ACH'] as const)('stores how a sale by %s was paid', async (paymentType) => {
    const { payments, url } = await paymentSandbox();
    const sale = await payments.sale(ACCOUNT, paymentType === 'CC' ? SALE : DEBIT);

    const method = sale.kind === 'approved' ? sale.method : null;
    expect(await recordsOf(url)).toMatchObject({
      customers: [{ id: method?.customerId, email: SALE.customer.email }],
      transactions: [{ customerId: method?.customerId, paymentMethodToken: method?.token }],
    });
  });

  it.each(['fake-consumed-nonce', 'no-such-nonce'])('refuses the nonce %s', async (nonce) => {
    const { payments } = await paymentSandbox();

    expect(await payments.sale(ACCOUNT, { ...SALE, nonce })).toMatchObject({
      kind: 'refused',
      reason: 'nonce',
    });
  });

  it('refuses the same sale a moment later', async () => {
    const { payments } = await paymentSandbox();
    await payments.sale(ACCOUNT, SALE);

    expect(await payments.sale(ACCOUNT, SALE)).toMatchObject({
      kind: 'refused',
      reason: 'duplicate',
    });
  });

  it.each([
    ['cut', 'after', 'found'],
    ['empty', 'after', 'found'],
    ['status500', 'before', 'none'],
  ])(
    'a sale whose answer is lost (%s, %s it was done) is unknown, and is %s by its order',
    async (how, when, found) => {
      const { payments, url } = await paymentSandbox();
      await loseAnswer(url, { call: 'sale', how, when });

      expect(await payments.sale(ACCOUNT, SALE)).toMatchObject({ kind: 'unknown' });
      expect(await payments.findByOrder(ACCOUNT, SALE.orderId)).toMatchObject({ kind: found });
    },
  );
});
