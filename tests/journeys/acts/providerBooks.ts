import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import {
  PAYMENT_METHODS,
  type PaymentProvider,
} from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { EnvironmentReader } from '../../../src/server/config/EnvironmentReader.ts';
import { readBraintree } from '../../../src/server/config/readBraintree.ts';
import { readDirectDebit } from '../../../src/server/config/readDirectDebit.ts';
import { directDebitAccounts } from '../../../src/server/gateways/direct-debit/directDebitAccounts.ts';
import { braintreePayments } from '../../../src/server/gateways/payments/braintreePayments.ts';
import type { TestProduct } from '../../setup/startTestProduct.ts';
import type { Attempt } from './ordersOf.ts';

/** Returns what a provider has charged for an attempt, in minor units; null for nothing. */
export type ProviderBooks = (method: PaymentMethod, attempt: Attempt) => Promise<number | null>;

/** Reads a provider's records by its server SDK: the stand-in's, or those of the provider's sandbox. */
export function providerBooks({
  sandboxUrl,
  target,
}: Pick<TestProduct, 'sandboxUrl' | 'target'>): ProviderBooks {
  const reader = new EnvironmentReader({ ...process.env, ...target.server });
  const payments = braintreePayments(readBraintree(reader, sandboxUrl));
  const directDebit = directDebitAccounts(readDirectDebit(reader, sandboxUrl));
  if (reader.problems.length > 0) throw new Error(JSON.stringify(reader.problems));

  async function collected({ id, mandateId, paymentAccount }: Attempt): Promise<number | null> {
    if (mandateId === null) return null;
    const found = await directDebit(paymentAccount)?.findByAttempt({ attemptId: id, mandateId });
    if (found?.kind === 'unknown') throw found.cause;
    return found?.kind === 'approved' ? (found.amount?.amount ?? null) : null;
  }

  async function captured({ id, paymentAccount }: Attempt): Promise<number | null> {
    const found = await payments.findByOrder(paymentAccount, id);
    if (found.kind === 'unknown') throw found.cause;
    const isCaptured = found.kind === 'found' && found.transaction.state === 'captured';
    return isCaptured ? (found.transaction.amount?.amount ?? null) : null;
  }

  const booked: Readonly<Record<PaymentProvider, (attempt: Attempt) => Promise<number | null>>> = {
    braintree: captured,
    goCardless: collected,
  };
  return (method, attempt) => booked[PAYMENT_METHODS[method].provider](attempt);
}
