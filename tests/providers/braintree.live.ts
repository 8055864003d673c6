import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Currency } from '../../src/core/contract/Money.ts';
import { EnvironmentReader } from '../../src/server/config/EnvironmentReader.ts';
import { readBraintree } from '../../src/server/config/readBraintree.ts';
import { braintreePayments } from '../../src/server/gateways/payments/braintreePayments.ts';
import type { SaleRequest } from '../../src/server/gateways/payments/PaymentGateway.ts';
import { DECLINED, SALE } from '../factories/payments/paymentSandbox.ts';

const reader = new EnvironmentReader(process.env);
const config = readBraintree(reader, null);
if (config.kind !== 'provider' || config.environment !== 'sandbox' || reader.problems.length > 0) {
  throw new Error(`Only with keys of a sandbox: ${JSON.stringify(reader.problems)}`);
}
const payments = braintreePayments(config);

/** A sale of an order of its own. */
function saleFor(account: string): SaleRequest {
  const amount = { amount: 4905, currency: currencyOf(account) };
  return { ...SALE, orderId: randomUUID(), amount };
}

/** The currency that an account's name ends in, as in software-uk. */
function currencyOf(account: string): Currency {
  if (account.endsWith('-uk')) return 'GBP';
  return account.endsWith('-ca') ? 'CAD' : 'USD';
}

describe.each(Object.keys(config.accounts))("%s, at Braintree's own sandbox", (account) => {
  it('makes a client token', async () => {
    expect(await payments.clientToken(account, currencyOf(account))).toMatchObject({
      kind: 'token',
    });
  });

  it.each([
    ['capture', 'captured'],
    ['refund', 'voided'],
  ] as const)(
    'holds a sale, finds it by its order, and takes a %s twice',
    async (change, state) => {
      const sale = saleFor(account);
      const outcome = await payments.sale(account, sale);
      const id = outcome.kind === 'approved' ? outcome.transactionId : '';

      expect(outcome).toMatchObject({ kind: 'approved', method: { token: expect.any(String) } });
      expect(await payments.findByOrder(account, sale.orderId)).toMatchObject({
        transaction: { id, state: 'held', amount: sale.amount },
      });
      expect(await payments[change](account, id)).toEqual({ kind: 'done' });
      expect(await payments[change](account, id)).toEqual({ kind: 'done' });
      expect(await payments.findByOrder(account, sale.orderId)).toMatchObject({
        transaction: { state },
      });
    },
  );

  it("returns the bank's decline", async () => {
    const sale = saleFor(account);
    const amount = { ...sale.amount, amount: DECLINED.amount };

    expect(await payments.sale(account, { ...sale, amount })).toMatchObject({
      kind: 'declined',
      code: '2000',
    });
  });

  it('refuses a nonce that was used, and a card that 3-D Secure has not verified', async () => {
    const refusal = async (nonce: string) => payments.sale(account, { ...saleFor(account), nonce });

    expect(await refusal('fake-consumed-nonce')).toMatchObject({ reason: 'nonce' });
    expect(await refusal('fake-valid-nonce')).toMatchObject({ reason: 'threeDSecure' });
  });
});
