import type { BraintreeAccount } from './connectBraintree.ts';
import type { ChangeOutcome } from './PaymentGateway.ts';
import { errorCodes, failureOfAnswer } from './readFailure.ts';
import { transactionState } from './transactionState.ts';

/** The provider's error code for a second refund of the same amount. */
const REFUNDED_ALREADY = '91512';

/**
 * Statuses in which the money has not left the payer's bank, so that nothing has to be returned.
 */
const VOIDABLE: ReadonlySet<string> = new Set([
  'authorized',
  'authorizing',
  'submitted_for_settlement',
  'settlement_pending',
]);

/**
 * Returns all of the money to the payer: by a void while possible, which leaves no entry on the
 * payer's statement, otherwise by a refund. The transaction shows what an earlier call did.
 */
export async function refundWhole(
  gateway: BraintreeAccount['gateway'],
  id: string,
): Promise<ChangeOutcome> {
  const { status } = await gateway.transaction.find(id);
  const state = transactionState(status);
  if (state === 'voided' || state === 'ended') return { kind: 'done' };
  const { transaction } = gateway;
  const answer = VOIDABLE.has(status) ? await transaction.void(id) : await transaction.refund(id);
  if (answer.success || errorCodes(answer).includes(REFUNDED_ALREADY)) return { kind: 'done' };
  return failureOfAnswer({ message: answer.message, errors: answer.errors });
}
