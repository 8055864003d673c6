import { describe, expect, it } from 'vitest';
import {
  aBraintreeServer,
  errorXml,
  type ProviderAnswer,
} from '../../../../tests/factories/payments/aBraintreeServer.ts';
import { paymentSandbox } from '../../../../tests/factories/payments/paymentSandbox.ts';
import { braintreePayments } from './braintreePayments.ts';
import type { VaultRequest } from './PaymentGateway.ts';

const ACCOUNT = 'software-us';
const KEEP: VaultRequest = {
  paymentType: 'CC',
  nonce: 'nonce-1',
  customer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', company: '' },
};

/** The gateway over a provider that gives this answer. */
async function over(answer: ProviderAnswer) {
  const { calls, url } = await aBraintreeServer([answer]);
  return { calls, payments: braintreePayments({ kind: 'standIn', url }) };
}

describe('a card that is kept', () => {
  it('is verified, and charged nothing', async () => {
    const { calls, payments } = await over({
      status: 201,
      xml: '<customer><id>c1</id><credit-cards type="array"><credit-card><token>t1</token><card-type>Visa</card-type><last-4>1111</last-4></credit-card></credit-cards></customer>',
    });

    expect(await payments.vault(ACCOUNT, KEEP)).toEqual({
      kind: 'vaulted',
      method: { customerId: 'c1', token: 't1', cardType: 'Visa', lastFour: '1111' },
    });
    expect(calls).toMatchObject([
      {
        line: 'POST /merchants/software-us/customers',
        body: { customer: { credit_card: { options: { verify_card: true } } } },
      },
    ]);
  });

  it.each([
    ['<processor-response-code>2000</processor-response-code>', { kind: 'declined', code: '2000' }],
    [
      '<gateway-rejection-reason>cvv</gateway-rejection-reason>',
      { kind: 'refused', reason: 'cardDetails' },
    ],
  ])('is not where its verification fails: %s', async (fields, told) => {
    const { payments } = await over({
      status: 422,
      xml: errorXml([], `<verification>${fields}</verification>`),
    });

    expect(await payments.vault(ACCOUNT, KEEP)).toMatchObject(told);
  });

  it("is refused by the sandbox's own rules, as by the provider's", async () => {
    const { payments } = await paymentSandbox();
    const nonce = 'fake-gateway-rejected-fraud-nonce';

    expect(await payments.vault(ACCOUNT, { ...KEEP, nonce })).toMatchObject({
      kind: 'refused',
      reason: 'risk',
    });
  });
});
