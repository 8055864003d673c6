import { describe, expect, it } from 'vitest';
import {
  aBraintreeServer,
  errorXml,
  type ProviderAnswer,
  searchXml,
  transactionXml,
} from '../../../../tests/factories/payments/aBraintreeServer.ts';
import { braintreePayments } from './braintreePayments.ts';
import type { SaleRequest } from './PaymentGateway.ts';

const ACCOUNT = 'software-us';
const SALE: SaleRequest = {
  orderId: 'attempt-1',
  amount: { amount: 4905, currency: 'USD' },
  paymentType: 'CC',
  nonce: 'nonce-1',
  customer: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
  },
};
const METHOD = { customerId: 'customer1', token: 'card1', cardType: 'Visa', lastFour: '1111' };

/** The gateway over a provider that gives these answers. */
async function over(...answers: readonly ProviderAnswer[]) {
  const { calls, url } = await aBraintreeServer(answers);
  return { calls, payments: braintreePayments({ kind: 'standIn', url }) };
}

function ok(xml: string): ProviderAnswer {
  return { status: 201, xml };
}

function no(xml: string): ProviderAnswer {
  return { status: 422, xml };
}

describe('a sale', () => {
  it('holds the exact amount on the order, with 3-D Secure required, and keeps the card', async () => {
    const { calls, payments } = await over(ok(transactionXml()));

    expect(await payments.sale(ACCOUNT, SALE)).toEqual({
      kind: 'approved',
      transactionId: 'tx1',
      method: METHOD,
    });
    expect(calls).toMatchObject([
      {
        line: 'POST /merchants/software-us/transactions',
        authorization: `Basic ${btoa('sandbox-public-key:sandbox-private-key')}`,
        body: {
          transaction: {
            type: 'sale',
            amount: '49.05',
            order_id: 'attempt-1',
            payment_method_nonce: 'nonce-1',
            options: { submit_for_settlement: false, three_d_secure: { required: true } },
          },
        },
      },
    ]);
  });

  it.each([
    [{ amount: '49.04' }],
    [{ amount: '4905' }],
    [{ 'currency-iso-code': 'CAD' }],
    [{ 'currency-iso-code': 'EUR' }],
  ])('is to be voided where it is approved for another amount: %o', async (fields) => {
    const { payments } = await over(ok(transactionXml(fields)));

    expect(await payments.sale(ACCOUNT, SALE)).toMatchObject({
      kind: 'wrongAmount',
      transactionId: 'tx1',
    });
  });

  it("returns the bank's decline with its code", async () => {
    const declined = transactionXml({
      status: 'processor_declined',
      'processor-response-code': '2001',
    });
    const { payments } = await over(no(errorXml([], declined)));

    expect(await payments.sale(ACCOUNT, SALE)).toEqual({
      kind: 'declined',
      code: '2001',
      detail: 'No',
    });
  });

  it.each([
    ['three_d_secure', 'threeDSecure'],
    ['duplicate', 'duplicate'],
    ['cvv', 'cardDetails'],
    ['fraud', 'risk'],
  ])("returns the provider's own refusal: %s", async (reason, told) => {
    const rejected = transactionXml({
      status: 'gateway_rejected',
      'gateway-rejection-reason': reason,
    });
    const { payments } = await over(no(errorXml([], rejected)));

    expect(await payments.sale(ACCOUNT, SALE)).toMatchObject({ kind: 'refused', reason: told });
  });

  it.each([
    ['91564', 'nonce'],
    ['91565', 'nonce'],
    ['81571', 'threeDSecure'],
    ['81703', 'cardKind'],
    ['91570', 'threeDSecure'],
    ['81503', 'invalid'],
  ])('returns what is wrong with the request: %s', async (code, told) => {
    const { payments } = await over(no(errorXml([code])));

    expect(await payments.sale(ACCOUNT, SALE)).toMatchObject({
      kind: 'refused',
      reason: told,
      detail: expect.stringContaining(code),
    });
  });

  it.each([
    [401, 'account'],
    [403, 'account'],
    [429, 'busy'],
  ])('is refused when the provider turns the call away: %i', async (status, reason) => {
    const { payments } = await over({ status, xml: '' });

    expect(await payments.sale(ACCOUNT, SALE)).toMatchObject({ kind: 'refused', reason });
  });

  it.each<[string, ProviderAnswer]>([
    ['a fault of the provider', { status: 500, xml: '' }],
    ['a provider that is down', { status: 503, xml: '' }],
    ['a connection that breaks', 'hangUp'],
    ['an answer without a content', { status: 200, xml: '' }],
  ])('is unknown, not failed, after %s, and is not tried again', async (_name, answer) => {
    const { calls, payments } = await over(answer, ok(transactionXml()));

    expect(await payments.sale(ACCOUNT, SALE)).toMatchObject({ kind: 'unknown' });
    expect(calls).toHaveLength(1);
  });
});

describe('looking an order up', () => {
  it.each([
    ['authorized', 'held'],
    ['submitted_for_settlement', 'captured'],
    ['settled', 'captured'],
    ['voided', 'voided'],
    ['processor_declined', 'ended'],
  ])('returns that its transaction is %s', async (status, state) => {
    const { calls, payments } = await over(
      ok(searchXml(['tx1'])),
      ok(
        `<credit-card-transactions type="collection">${transactionXml({ status })}</credit-card-transactions>`,
      ),
    );

    expect(await payments.findByOrder(ACCOUNT, 'attempt-1')).toEqual({
      kind: 'found',
      transaction: { id: 'tx1', state, amount: SALE.amount, method: METHOD },
    });
    expect(calls[0]?.body).toEqual({ search: { order_id: { is: 'attempt-1' } } });
  });

  it('returns that there is none', async () => {
    const { payments } = await over(ok(searchXml([])));

    expect(await payments.findByOrder(ACCOUNT, 'attempt-1')).toEqual({ kind: 'none' });
  });

  it.each<[string, ProviderAnswer]>([
    ['a provider that turns us away', { status: 401, xml: '' }],
    ['a broken connection', 'hangUp'],
    ['an answer without a content', { status: 200, xml: '' }],
    ['an answer of blanks', { status: 200, xml: ' ' }],
  ])('returns nothing definite after %s', async (_name, answer) => {
    const { payments } = await over(answer);

    expect(await payments.findByOrder(ACCOUNT, 'attempt-1')).toMatchObject({ kind: 'unknown' });
  });
});

describe('a capture', () => {
  const NOT_NOW = no(errorXml(['91507']));

  it('is done', async () => {
    const { payments } = await over(ok(transactionXml({ status: 'submitted_for_settlement' })));

    expect(await payments.capture(ACCOUNT, 'tx1')).toEqual({ kind: 'done' });
  });

  it('is done when an earlier call did it', async () => {
    const captured = transactionXml({ status: 'submitted_for_settlement' });
    const { payments } = await over(NOT_NOW, ok(captured));

    expect(await payments.capture(ACCOUNT, 'tx1')).toEqual({ kind: 'done' });
  });

  it('is lost for a transaction that has ended', async () => {
    const ended = transactionXml({ status: 'authorization_expired' });
    const { payments } = await over(NOT_NOW, ok(ended));

    expect(await payments.capture(ACCOUNT, 'tx1')).toEqual({
      kind: 'lost',
      detail: 'authorization_expired',
    });
  });
});

it('a client token is made for the account', async () => {
  const token = '<client-token><value>secret</value></client-token>';
  const { calls, payments } = await over(ok(token));

  expect(await payments.clientToken('answering-uk', 'GBP')).toEqual({
    kind: 'token',
    clientToken: 'secret',
  });
  expect(calls[0]?.line).toBe('POST /merchants/answering-uk/client_token');
});

it('an account without keys is refused, with the variables to set', async () => {
  const payments = braintreePayments({
    kind: 'provider',
    environment: 'sandbox',
    accounts: {},
    url: null,
  });

  expect(await payments.clientToken(ACCOUNT, 'USD')).toEqual({
    kind: 'refused',
    reason: 'account',
    detail: expect.stringContaining('BRAINTREE_SOFTWARE_US_PRIVATE_KEY'),
  });
});
