import { describe, expect, it } from 'vitest';
import {
  aBraintreeServer,
  type ProviderAnswer,
  transactionXml,
} from '../../../../tests/factories/payments/aBraintreeServer.ts';
import { SALE } from '../../../../tests/factories/payments/paymentSandbox.ts';
import type { ThreeDSecureRule } from '../../config/BraintreeConfig.ts';
import { braintreePayments } from './braintreePayments.ts';

const ACCOUNT = 'software-us';
const SOLD: ProviderAnswer = { status: 201, xml: transactionXml() };

/** A nonce in the provider's XML, with the 3-D Secure status of its card. */
function nonceXml(status: string, possible = false): ProviderAnswer {
  const info = `<three-d-secure-info><status>${status}</status><liability-shifted type="boolean">false</liability-shifted><liability-shift-possible type="boolean">${possible}</liability-shift-possible></three-d-secure-info>`;
  return {
    status: 200,
    xml: `<payment-method-nonce><nonce>nonce-1</nonce>${info}</payment-method-nonce>`,
  };
}

/** Sells under a rule, and returns the calls and whether 3-D Secure was required. */
async function soldUnder(threeDSecure: ThreeDSecureRule, ...answers: readonly ProviderAnswer[]) {
  const { calls, url } = await aBraintreeServer(answers);
  const keys = {
    merchantId: 'm1',
    publicKey: 'public',
    privateKey: 'private',
    merchantAccountId: null,
    bankMerchantAccountId: null,
    bankVerification: 'network_check',
    threeDSecure,
  } as const;
  const accounts = { [ACCOUNT]: keys };
  const config = { kind: 'provider', environment: 'sandbox', accounts, url } as const;
  const outcome = await braintreePayments(config).sale(ACCOUNT, SALE);
  expect(outcome.kind).toBe('approved');
  return calls.map(({ line, body }) => [line, requiredIn(body)]);
}

function requiredIn(body: unknown): string | undefined {
  return /"three_d_secure":\{"required":(true|false)\}/.exec(JSON.stringify(body))?.[1];
}

const SALE_LINE = 'POST /merchants/m1/transactions';
const NONCE_LINE = `GET /merchants/m1/payment_method_nonces/${SALE.nonce}`;

describe('a card that 3-D Secure cannot ask a bank about', () => {
  it('is sold with 3-D Secure required by default, without a look-up before', async () => {
    expect(await soldUnder('required', SOLD)).toEqual([[SALE_LINE, 'true']]);
  });

  it.each([
    'lookup_not_enrolled',
    'unsupported_card',
    'authentication_unavailable',
    'authenticate_unable_to_authenticate',
  ])("is let through 'whenPossible' on the provider's word for it: %s", async (status) => {
    expect(await soldUnder('whenPossible', nonceXml(status), SOLD)).toEqual([
      [NONCE_LINE, undefined],
      [SALE_LINE, 'false'],
    ]);
  });

  it.each([
    ['a no of the bank', nonceXml('authenticate_rejected')],
    ['a question that was not answered', nonceXml('challenge_required', true)],
    ['an error', nonceXml('lookup_error')],
    ['a card that was never verified', { status: 200, xml: '<payment-method-nonce/>' }],
    ['a provider that does not answer', 'hangUp'],
  ] as const)('%s is not let through', async (_what, nonce) => {
    const calls = await soldUnder('whenPossible', nonce, SOLD);

    expect(calls.at(-1)).toEqual([SALE_LINE, 'true']);
  });
});
