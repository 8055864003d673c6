import type { ChangeOutcome } from '../../../gateways/payments/PaymentGateway.ts';
import type { MoveOutcome } from '../OrderMethod.ts';

/** Converts the gateway's outcome of a capture or a void to that of all methods. */
export function moveOutcome(outcome: ChangeOutcome): MoveOutcome {
  if (outcome.kind === 'done') return outcome;
  return outcome.kind === 'unknown'
    ? { kind: 'failed', detail: outcome.kind, cause: outcome.cause }
    : { kind: 'failed', detail: outcome.detail, cause: undefined };
}
