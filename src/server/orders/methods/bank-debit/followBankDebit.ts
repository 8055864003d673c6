import type { BankPayment, BankWord, MethodDeps } from '../OrderMethod.ts';

/** How long a US bank may return a debit for want of money, with days to spare. */
const RETURNS_MS = 10 * 86_400_000;

/** Asks the provider what became of a bank's debit. Never throws. */
export async function followBankDebit(
  { clock, gateways }: MethodDeps,
  { attempt_id, created_at, payment_account, transaction_id }: BankPayment,
): Promise<BankWord> {
  // An account that is kept for a trial's first charge has nothing to become of it.
  if (transaction_id === null) return 'underWay';
  const found = await gateways.payments.findByOrder(payment_account, attempt_id);
  if (found.kind !== 'found') return 'unknown';
  const { state } = found.transaction;
  if (state === 'ended' || state === 'voided') return 'failed';
  // The provider's word for it is the same before and after the bank has paid.
  const age = clock().getTime() - new Date(created_at).getTime();
  return age > RETURNS_MS ? 'paid' : 'underWay';
}
