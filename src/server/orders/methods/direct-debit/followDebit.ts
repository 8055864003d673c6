import type { BankPayment, BankWord, MethodDeps } from '../OrderMethod.ts';

/**
 * Asks the provider for the outcome of a Direct Debit, or the state of a mandate stored for a
 * trial's first charge. Never throws.
 */
export async function followDebit(
  { gateways }: MethodDeps,
  { billing_request_id: requestId, payment_account: account, transaction_id: id }: BankPayment,
): Promise<BankWord> {
  const gateway = gateways.directDebit(account);
  if (id !== null) {
    const found = await gateway?.findPayment(id);
    if (found?.kind === 'declined') return 'failed';
    if (found?.kind !== 'approved') return 'unknown';
    return found.isCollected ? 'paid' : 'underWay';
  }
  if (requestId === null) return 'underWay';
  const found = await gateway?.findMandate(requestId);
  if (found?.kind === 'withdrawn') return 'failed';
  return found?.kind === 'authorised' || found?.kind === 'pending' ? 'underWay' : 'unknown';
}
