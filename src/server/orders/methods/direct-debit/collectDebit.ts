import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { CollectOutcome } from '../../../gateways/direct-debit/DirectDebitGateway.ts';
import type { ChargeOutcome } from '../ChargeOutcome.ts';
import type { ChargeRequest } from '../ChargeRequest.ts';
import type { MethodDeps } from '../OrderMethod.ts';

/**
 * Collects an attempt's amount with its mandate, or keeps the mandate when nothing is due. Never
 * throws.
 */
export async function collectDebit(
  { gateways }: MethodDeps,
  { amount, attemptId, description, mandateId, paymentAccount }: ChargeRequest,
): Promise<ChargeOutcome> {
  const gateway = gateways.directDebit(paymentAccount);
  if (gateway === null || mandateId === null) {
    const detail = 'There is no direct debit, or no mandate';
    return { kind: 'failed', failure: { code: 'DEFAULT_EVENT' }, detail };
  }
  if (amount.amount === 0) {
    return { kind: 'approved', approval: { transactionId: null, kept: null } };
  }
  return chargeOutcome(await gateway.collect({ attemptId, mandateId, amount, description }));
}

function chargeOutcome(outcome: CollectOutcome): ChargeOutcome {
  switch (outcome.kind) {
    case 'approved':
      return { kind: 'approved', approval: { transactionId: outcome.paymentId, kept: null } };
    case 'declined': {
      const isMandate = outcome.reason.startsWith('mandate_');
      const code = isMandate ? 'MANDATE_NOT_AUTHORISED' : 'PAYMENT_DECLINED';
      return { kind: 'failed', failure: { code }, detail: outcome.reason };
    }
    case 'refused': {
      // The key belongs to this attempt, so the existing payment may be its own. The look-up
      // decides.
      if (outcome.reason === 'conflict') return { kind: 'unknown', cause: outcome.cause };
      const code = outcome.reason === 'busy' ? 'INTERNAL_SERVER_ERROR' : 'DEFAULT_EVENT';
      return { kind: 'failed', failure: { code }, detail: outcome.reason };
    }
    case 'unknown':
      return outcome;
    default:
      return unreachable(outcome);
  }
}
