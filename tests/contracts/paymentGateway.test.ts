import { describe, expect, it, onTestFinished } from 'vitest';
import { braintreePayments } from '../../src/server/gateways/payments/braintreePayments.ts';
import type {
  PaymentGateway,
  SaleOutcome,
  SaleRequest,
} from '../../src/server/gateways/payments/PaymentGateway.ts';
import { fakePayments } from '../factories/fakePayments.ts';
import { testSandbox } from '../factories/sandbox.ts';

/** A gateway, and the sales that bring its outcomes about. */
interface Subject {
  readonly payments: PaymentGateway;
  readonly good: SaleRequest;
  readonly declined: SaleRequest;
}

const ACCOUNT = 'software-us';
const VERIFIED = 'fake-three-d-secure-visa-full-authentication-nonce';
const CUSTOMER = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
};
const SALE: SaleRequest = {
  orderId: 'attempt-1',
  amount: { amount: 4905, currency: 'USD' },
  nonce: VERIFIED,
  customer: CUSTOMER,
};

/** The real SDK over the sandbox, where an amount of 2,000.00 is what the bank declines. */
async function overTheSandbox(): Promise<Subject & { readonly url: string }> {
  const { app } = await testSandbox();
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    payments: braintreePayments({ kind: 'standIn', url }),
    good: SALE,
    declined: { ...SALE, amount: { amount: 200_000, currency: 'USD' } },
  };
}

async function inMemory(): Promise<Subject> {
  return { payments: fakePayments(), good: SALE, declined: { ...SALE, nonce: 'declined' } };
}

function idOf(outcome: SaleOutcome): string {
  if (outcome.kind === 'approved') return outcome.transactionId;
  throw new Error(`The sale is ${outcome.kind}`, { cause: outcome });
}

describe.each([
  ['Braintree, over the sandbox', overTheSandbox],
  ['the card provider of the tests', inMemory],
])('%s', (_name, subject) => {
  it('holds what is sold, and finds it by its order', async () => {
    const { good, payments } = await subject();

    const sale = await payments.sale(ACCOUNT, good);

    expect(sale).toMatchObject({ kind: 'approved' });
    expect(await payments.findByOrder(ACCOUNT, good.orderId)).toEqual({
      kind: 'found',
      transaction: { id: idOf(sale), state: 'held' },
    });
  });

  it.each([
    ['capture', 'captured'],
    ['void', 'voided'],
  ] as const)('a %s can be repeated, and is told by the look-up', async (change, state) => {
    const { good, payments } = await subject();
    const id = idOf(await payments.sale(ACCOUNT, good));

    expect(await payments[change](ACCOUNT, id)).toEqual({ kind: 'done' });
    expect(await payments[change](ACCOUNT, id)).toEqual({ kind: 'done' });
    expect(await payments.findByOrder(ACCOUNT, good.orderId)).toMatchObject({
      transaction: { state },
    });
  });

  it('captures nothing that was voided', async () => {
    const { good, payments } = await subject();
    const id = idOf(await payments.sale(ACCOUNT, good));
    await payments.void(ACCOUNT, id);

    expect(await payments.capture(ACCOUNT, id)).toMatchObject({ kind: 'refused' });
  });

  it("tells the bank's no, after which there is nothing to capture", async () => {
    const { declined, payments } = await subject();

    expect(await payments.sale(ACCOUNT, declined)).toMatchObject({
      kind: 'declined',
      code: '2000',
    });
    expect(await payments.findByOrder(ACCOUNT, declined.orderId)).toMatchObject({
      transaction: { state: 'ended' },
    });
  });

  it('knows of no order that was never tried', async () => {
    const { payments } = await subject();

    expect(await payments.findByOrder(ACCOUNT, 'another')).toEqual({ kind: 'none' });
  });

  it('keeps a card, and makes a client token', async () => {
    const { payments } = await subject();

    const vaulted = await payments.vault(ACCOUNT, { nonce: VERIFIED, customer: CUSTOMER });
    const token = await payments.clientToken(ACCOUNT);

    expect(vaulted).toMatchObject({ kind: 'vaulted', card: { token: expect.any(String) } });
    expect(token).toMatchObject({ kind: 'token', clientToken: expect.any(String) });
  });
});

describe('Braintree, over the sandbox', () => {
  it('refuses a card that 3-D Secure has not verified', async () => {
    const { payments } = await overTheSandbox();

    expect(await payments.sale(ACCOUNT, { ...SALE, nonce: 'fake-valid-nonce' })).toMatchObject({
      kind: 'refused',
      reason: 'threeDSecure',
    });
  });

  it.each(['fake-consumed-nonce', 'no-such-nonce'])('refuses the nonce %s', async (nonce) => {
    const { payments } = await overTheSandbox();

    expect(await payments.sale(ACCOUNT, { ...SALE, nonce })).toMatchObject({
      kind: 'refused',
      reason: 'nonce',
    });
  });

  it('refuses the same sale a moment later', async () => {
    const { payments } = await overTheSandbox();
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
      const { payments, url } = await overTheSandbox();
      await fetch(`${url}/sandbox/gateway/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ call: 'sale', how, when }),
      });

      expect(await payments.sale(ACCOUNT, SALE)).toMatchObject({ kind: 'unknown' });
      expect(await payments.findByOrder(ACCOUNT, SALE.orderId)).toMatchObject({ kind: found });
    },
  );
});
