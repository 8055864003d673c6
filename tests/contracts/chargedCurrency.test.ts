import { expect, it } from 'vitest';
import { SANDBOX_BRAINTREE } from '../../src/core/contract/sandbox/sandboxBraintree.ts';
import type { BraintreeConfig } from '../../src/server/config/BraintreeConfig.ts';
import { braintreePayments } from '../../src/server/gateways/payments/braintreePayments.ts';
import {
  connectBraintree,
  inAccount,
} from '../../src/server/gateways/payments/connectBraintree.ts';
import { ACCOUNT, paymentSandbox, recordsOf, SALE } from '../factories/payments/paymentSandbox.ts';

const CURRENCIES = ['USD', 'CAD', 'GBP'] as const;

/** Keys as for the provider, with the name of the merchant account to charge in. */
function rehearsal(url: string, merchantAccountId: string | null): BraintreeConfig {
  const { privateKey, publicKey } = SANDBOX_BRAINTREE;
  const keys = {
    merchantId: ACCOUNT,
    publicKey,
    privateKey,
    merchantAccountId,
    bankMerchantAccountId: merchantAccountId,
    bankVerification: 'network_check',
    threeDSecure: 'required',
  } as const;
  return { kind: 'provider', environment: 'sandbox', accounts: { [ACCOUNT]: keys }, url };
}

/** The merchant account of a browser's token, which decides the currency on the bank's page. */
function accountIn(clientToken: string): string | null {
  const { authorizationFingerprint } = JSON.parse(Buffer.from(clientToken, 'base64').toString());
  const claims = String(authorizationFingerprint).split('|')[1] ?? '';
  return new URLSearchParams(claims).get('merchant_account_id');
}

it.each(
  ['acme', 'acme-uk', 'software-us'].flatMap((account) =>
    CURRENCIES.map((currency) => [account, currency] as const),
  ),
)('the account %s charges in %s locally, whatever its name', async (account, currency) => {
  const { payments, url } = await paymentSandbox();
  const sale = { ...SALE, amount: { amount: 4905, currency } };

  const token = await payments.clientToken(account, currency);
  expect(accountIn(token.kind === 'token' ? token.clientToken : '')).toBe(currency);
  expect(await payments.sale(account, sale)).toMatchObject({ kind: 'approved' });
  expect(await recordsOf(url)).toMatchObject({ transactions: [{ merchant: account, currency }] });
});

it('a charge in another currency than requested is given back', async () => {
  const { url } = await paymentSandbox();
  const payments = braintreePayments(rehearsal(url, 'USD'));
  const pounds = { ...SALE, amount: { amount: 4905, currency: 'GBP' } } as const;

  const outcome = await payments.sale(ACCOUNT, pounds);

  expect(outcome).toMatchObject({ kind: 'wrongAmount' });
  const id = outcome.kind === 'wrongAmount' ? outcome.transactionId : '';
  expect(await payments.refund(ACCOUNT, id)).toEqual({ kind: 'done' });
});

it.each([...CURRENCIES.map((currency) => [currency, currency] as const), [null, 'USD'] as const])(
  'the merchant account %s charges in %s',
  async (id, currency) => {
    const { url } = await paymentSandbox();
    const sale = { ...SALE, amount: { amount: 4905, currency } };

    const outcome = await braintreePayments(rehearsal(url, id)).sale(ACCOUNT, sale);

    expect(outcome).toMatchObject({ kind: 'approved' });
  },
);

it.each(['software-uk', 'gbp', 'acme'])('there is no merchant account %s', async (id) => {
  const { url } = await paymentSandbox();
  const { gateway } = connectBraintree(rehearsal(url, id))(ACCOUNT);

  const token = await gateway.clientToken.generate(inAccount(id));
  const sold = await gateway.transaction.sale({
    amount: '49.05',
    paymentMethodNonce: SALE.nonce,
    ...inAccount(id),
  });

  const codes = [token, sold].map((answer) => answer.errors.deepErrors().map(({ code }) => code));
  expect(codes).toEqual([['92807'], ['91513']]);
});
