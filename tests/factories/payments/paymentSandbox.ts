import { onTestFinished } from 'vitest';
import { SANDBOX_BRAINTREE } from '../../../src/core/contract/sandbox/sandboxBraintree.ts';
import { braintreePayments } from '../../../src/server/gateways/payments/braintreePayments.ts';
import type {
  PaymentGateway,
  SaleRequest,
} from '../../../src/server/gateways/payments/PaymentGateway.ts';
import { testSandbox } from '../servers/sandbox.ts';

export const ACCOUNT = 'software-us';
/** A card that 3-D Secure has verified. */
export const VERIFIED = 'fake-three-d-secure-visa-full-authentication-nonce';
/** A sale that the bank declines. */
export const DECLINED = { amount: 200_000, currency: 'USD' } as const;

export const SALE: SaleRequest = {
  orderId: 'attempt-1',
  amount: { amount: 4905, currency: 'USD' },
  paymentType: 'CC',
  nonce: VERIFIED,
  customer: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
  },
};
export const DEBIT: SaleRequest = {
  ...SALE,
  paymentType: 'ACH',
  nonce: 'fake-us-bank-account-nonce',
};

export interface PaymentSandbox {
  readonly url: string;
  readonly payments: PaymentGateway;
}

/** The real SDK connected to the sandbox. */
export async function paymentSandbox(): Promise<PaymentSandbox> {
  const { app } = await testSandbox();
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, payments: braintreePayments({ kind: 'standIn', url }) };
}

/** The records of the sandbox's gateway. */
export async function recordsOf(url: string): Promise<unknown> {
  const response = await fetch(`${url}/sandbox/gateway`, {
    headers: { accept: 'application/json' },
  });
  return response.json();
}

/** Makes the sandbox lose the answer to its next call with this name. */
export async function loseAnswer(
  url: string,
  fault: Readonly<Record<string, string>>,
): Promise<void> {
  await fetch(`${url}/sandbox/gateway/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

/** Tokenizes a bank account as the browser's SDK does. */
export async function bankNonce(
  { payments, url }: PaymentSandbox,
  accountNumber: string,
): Promise<string> {
  const made = await payments.clientToken(ACCOUNT, 'USD');
  const token = made.kind === 'token' ? made.clientToken : '';
  const { authorizationFingerprint } = JSON.parse(Buffer.from(token, 'base64').toString());
  const usBankAccount = {
    accountNumber,
    routingNumber: '021000021',
    accountType: 'CHECKING',
    achMandate: 'I agree.',
    individualOwner: { firstName: 'Ana', lastName: 'Lima' },
  };
  const response = await fetch(`${url}${SANDBOX_BRAINTREE.clientPath}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${authorizationFingerprint}`,
    },
    body: JSON.stringify({
      query: 'mutation TokenizeUsBankAccount { id }',
      variables: { input: { usBankAccount } },
    }),
  });
  const answer = await response.json();
  return String(answer.data.tokenizeUsBankAccount.paymentMethod.id);
}
