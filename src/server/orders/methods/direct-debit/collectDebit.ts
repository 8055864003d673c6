import { unreachable } from '../../../../core/contract/unreachable.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { CollectOutcome } from '../../../gateways/direct-debit/DirectDebitGateway.ts';
import { isMandateUsed } from '../../../storage/isMandateUsed.ts';
import type { AttemptRow } from '../../../storage/PaymentTables.ts';
import type { PaymentDeps } from '../../OrderDeps.ts';
import type { ChargeOutcome } from '../ChargeOutcome.ts';
import type { ChargeRequest } from '../ChargeRequest.ts';
import type { LookedUp } from '../LookedUp.ts';

/**
 * The mandate that an attempt's billing request led to, as the provider says: what the page names is
 * not believed. Null where the attempt is paid by something else. Throws CallError
 * 'MANDATE_NOT_AUTHORISED' without one that holds, 'MANDATE_ALREADY_USED' where another order has it.
 * Serves Specification 3.4.6.
 */
export async function findMandate(deps: PaymentDeps, attempt: AttemptRow): Promise<string | null> {
  const { billing_request_id: requestId, payment_account: account } = attempt;
  if (requestId === null) return null;
  if (await isMandateUsed(deps.database, requestId)) {
    throw new CallError({ code: 'MANDATE_ALREADY_USED' });
  }
  const outcome = await deps.gateways.directDebit(account)?.findMandate(requestId);
  switch (outcome?.kind) {
    case 'authorised':
      return outcome.mandateId;
    case 'pending':
    case 'withdrawn':
      throw new CallError({ code: 'MANDATE_NOT_AUTHORISED' });
    case 'refused':
    case 'unknown':
      throw new CallError({ code: 'DIRECT_DEBIT_FLOW_ERROR' }, { cause: outcome.cause });
    case undefined:
      throw new CallError({ code: 'PAYMENT_METHOD_NOT_OFFERED' });
    default:
      return unreachable(outcome);
  }
}

/** Collects an attempt by its mandate, or keeps the mandate where nothing is due. Never throws. */
export async function collectDebit(
  { gateways }: PaymentDeps,
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
      // The key is an attempt's own: what it made before may be this very payment. The look-up tells.
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

/** What the provider holds for an attempt: it is found by its mandate, and never asked for again. */
export async function lookUpDebit(
  { gateways }: PaymentDeps,
  { id, mandate_id: mandateId, payment_account: account }: AttemptRow,
): Promise<LookedUp> {
  if (mandateId === null) return { kind: 'none' };
  const found = await gateways.directDebit(account)?.findByAttempt({ attemptId: id, mandateId });
  switch (found?.kind) {
    case 'approved': {
      const { amount, paymentId } = found;
      const transaction = { id: paymentId, state: 'captured', amount, method: null } as const;
      return { kind: 'found', transaction };
    }
    case 'declined':
      return { kind: 'found', transaction: { id: '', state: 'ended', amount: null, method: null } };
    case 'absent':
      return { kind: 'none' };
    case 'refused':
    case 'unknown':
      return { kind: 'unknown', cause: found.cause };
    case undefined:
      return { kind: 'unknown', cause: new Error(`There is no direct debit of ${account}`) };
    default:
      return unreachable(found);
  }
}
