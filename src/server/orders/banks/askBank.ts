import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PaymentRow } from '../../storage/PaymentTables.ts';
import type { PaymentDeps } from '../OrderDeps.ts';

/** A payment that a bank has been told to make, and where to ask what became of it. */
export type BankPayment = PaymentRow & {
  readonly payment_account: string;
  readonly billing_request_id: string | null;
};

/** What the provider says of it. A bank can take back even what it has paid. */
export type BankWord = 'paid' | 'failed' | 'underWay' | 'unknown';

/** So long a US bank may return a debit for want of money, with days to spare. */
const RETURNS_MS = 10 * 86_400_000;

/**
 * Asks the provider what became of a bank's payment, or of the mandate that is kept for a trial's
 * first charge. Never throws.
 */
export async function askBank(deps: PaymentDeps, payment: BankPayment): Promise<BankWord> {
  const { attempt_id, method, payment_account: account, transaction_id: id } = payment;
  if (id === null) return askOfMandate(deps, payment);
  switch (method) {
    case 'CC':
      return 'unknown';
    case 'ACH': {
      const found = await deps.gateways.payments.findByOrder(account, attempt_id);
      if (found.kind !== 'found') return 'unknown';
      const { state } = found.transaction;
      if (state === 'ended' || state === 'voided') return 'failed';
      // The provider's word for it is the same before and after the bank has paid.
      const age = deps.clock().getTime() - new Date(payment.created_at).getTime();
      return age > RETURNS_MS ? 'paid' : 'underWay';
    }
    case 'GC': {
      const found = await deps.gateways.directDebit(account)?.findPayment(id);
      if (found?.kind === 'declined') return 'failed';
      if (found?.kind !== 'approved') return 'unknown';
      return found.isCollected ? 'paid' : 'underWay';
    }
    default:
      return unreachable(method);
  }
}

async function askOfMandate(
  { gateways }: PaymentDeps,
  { billing_request_id: requestId, method, payment_account: account }: BankPayment,
): Promise<BankWord> {
  if (method !== 'GC' || requestId === null) return 'underWay';
  const found = await gateways.directDebit(account)?.findMandate(requestId);
  if (found?.kind === 'withdrawn') return 'failed';
  return found?.kind === 'authorised' || found?.kind === 'pending' ? 'underWay' : 'unknown';
}
