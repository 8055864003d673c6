import { describe, expect, it } from 'vitest';
import {
  aBraintreeServer,
  errorXml,
  type ProviderAnswer,
} from '../../../../tests/factories/payments/aBraintreeServer.ts';
import type { BraintreeKeys } from '../../config/BraintreeConfig.ts';
import { connectBraintree } from './connectBraintree.ts';
import type { SaleRequest } from './PaymentGateway.ts';
import { sellBankDebit } from './sellBankDebit.ts';

const SALE: SaleRequest = {
  orderId: 'attempt-1',
  amount: { amount: 4905, currency: 'USD' },
  paymentType: 'ACH',
  nonce: 'nonce-1',
  customer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', company: '' },
};
const CUSTOMER = { status: 201, xml: '<customer><id>c1</id></customer>' };
const SOLD = {
  status: 201,
  xml: '<transaction><id>tx1</id><status>settlement_pending</status><amount>49.05</amount><currency-iso-code>USD</currency-iso-code><customer><id>c1</id></customer><us-bank-account><token>b1</token><last-4>0000</last-4></us-bank-account></transaction>',
};

function bankAccount(verified: boolean): ProviderAnswer {
  const verification =
    '<verification><processor-response-code>2046</processor-response-code><processor-response-text>Declined</processor-response-text></verification>';
  return {
    status: 201,
    xml: `<us-bank-account><token>b1</token><verified type="boolean">${verified}</verified><verifications type="array">${verification}</verifications></us-bank-account>`,
  };
}

/** Debits a bank account through a provider that gives these answers. */
async function debit(answers: readonly ProviderAnswer[], keys: Partial<BraintreeKeys> = {}) {
  const { calls, url } = await aBraintreeServer(answers);
  const account = connectBraintree({ kind: 'standIn', url })('software-us');
  const outcome = await sellBankDebit({ ...account, ...keys }, SALE).catch((error) => error);
  return { calls, outcome };
}

describe('a bank debit', () => {
  it('is kept and verified, then sold by its token and submitted at once', async () => {
    const { calls, outcome } = await debit([CUSTOMER, bankAccount(true), SOLD]);

    expect(outcome).toEqual({
      kind: 'approved',
      transactionId: 'tx1',
      method: { customerId: 'c1', token: 'b1', cardType: null, lastFour: '0000' },
    });
    expect(calls).toMatchObject([
      { line: 'POST /merchants/software-us/customers' },
      {
        line: 'POST /merchants/software-us/payment_methods',
        body: {
          payment_method: {
            customer_id: 'c1',
            payment_method_nonce: 'nonce-1',
            options: { us_bank_account_verification_method: 'network_check' },
          },
        },
      },
      {
        line: 'POST /merchants/software-us/transactions',
        body: {
          transaction: {
            amount: '49.05',
            order_id: 'attempt-1',
            payment_method_token: 'b1',
            options: { submit_for_settlement: true },
          },
        },
      },
    ]);
  });

  it('goes by the method and the merchant account that its payment account names', async () => {
    const { calls } = await debit([CUSTOMER, bankAccount(true), SOLD], {
      bankVerification: 'independent_check',
      bankMerchantAccountId: 'debits',
    });

    expect(calls.slice(1)).toMatchObject([
      {
        body: {
          payment_method: {
            options: {
              us_bank_account_verification_method: 'independent_check',
              verification_merchant_account_id: 'debits',
            },
          },
        },
      },
      { body: { transaction: { merchant_account_id: 'debits' } } },
    ]);
  });

  it('is not sold where the account is not verified', async () => {
    const { calls, outcome } = await debit([CUSTOMER, bankAccount(false)]);

    expect(outcome).toEqual({
      kind: 'refused',
      reason: 'bankAccount',
      detail: 'Declined (2046)',
    });
    expect(calls).toHaveLength(2);
  });

  it('is refused with a nonce that was used', async () => {
    const used = { status: 422, xml: errorXml(['93107']) };
    const { outcome } = await debit([CUSTOMER, used]);

    expect(outcome).toMatchObject({ kind: 'refused', reason: 'nonce' });
  });

  it.each<readonly [string, readonly ProviderAnswer[]]>([
    ['the customer', ['hangUp']],
    ['the bank account', [CUSTOMER, 'hangUp']],
  ])('is not made where the provider falls silent at %s', async (_name, answers) => {
    const { calls, outcome } = await debit(answers);

    expect(outcome).toMatchObject({ kind: 'refused', reason: 'unavailable' });
    expect(calls).toHaveLength(answers.length);
  });

  it('is unknown where the answer to the sale itself is lost', async () => {
    const { outcome } = await debit([CUSTOMER, bankAccount(true), 'hangUp']);

    expect(outcome).toBeInstanceOf(Error);
  });
});
