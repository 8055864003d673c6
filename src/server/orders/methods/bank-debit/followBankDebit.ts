import type { BankPayment, BankWord, MethodDeps } from '../OrderMethod.ts';

/** How long a US bank may return a debit for lack of funds, with some days of margin. */
const RETURNS_MS = 10 * 86_400_000;

/** Asks the provider for the outcome of a bank debit. Never throws. */
export async function followBankDebit(
  { clock, gateways }: MethodDeps,
  { attempt_id, created_at, payment_account, transaction_id }: BankPayment,
): Promise<BankWord> {
  // An account stored for a trial's first charge has no payment yet.
  if (transaction_id === null) return 'underWay';
  const found = await gateways.payments.findByOrder(payment_account, attempt_id);
  if (found.kind !== 'found') return 'unknown';
  const { state } = found.transaction;
  if (state === 'ended' || state === 'voided') return 'failed';
  // The provider's state is the same before and after the bank has paid.
  const age = clock().getTime() - new Date(created_at).getTime();
  return age > RETURNS_MS ? 'paid' : 'underWay';
}
