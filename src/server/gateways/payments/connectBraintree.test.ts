import { describe, expect, it } from 'vitest';
import { aFreePort } from '../../../../tests/factories/servers/aFreePort.ts';
import { braintreePayments } from './braintreePayments.ts';
import type { SaleRequest } from './PaymentGateway.ts';

const ACCOUNT = 'software-us';
const SALE: Omit<SaleRequest, 'paymentType'> = {
  orderId: 'attempt-1',
  amount: { amount: 4905, currency: 'USD' },
  nonce: 'nonce-1',
  customer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', company: '' },
};

/** The gateway over a port on which nothing listens. */
async function overNothing() {
  return braintreePayments({ kind: 'standIn', url: `http://127.0.0.1:${await aFreePort()}` });
}

describe('a provider to which there is no connection', () => {
  it.each(['CC', 'ACH'] as const)('has sold nothing by %s for certain', async (paymentType) => {
    const payments = await overNothing();

    expect(await payments.sale(ACCOUNT, { ...SALE, paymentType })).toMatchObject({
      kind: 'refused',
      reason: 'unavailable',
      detail: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('says nothing definite about an earlier sale', async () => {
    const payments = await overNothing();

    expect(await payments.findByOrder(ACCOUNT, 'attempt-1')).toMatchObject({ kind: 'unknown' });
  });
});
