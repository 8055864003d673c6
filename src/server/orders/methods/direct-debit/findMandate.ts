import { unreachable } from '../../../../core/contract/unreachable.ts';
import { CallError } from '../../../errors/CallError.ts';
import { isMandateUsed } from '../../../storage/isMandateUsed.ts';
import type { AskedMandate, MethodDeps } from '../OrderMethod.ts';

/**
 * Finds the mandate of a billing request at the provider, without trusting the page. Throws
 * CallError 'MANDATE_NOT_AUTHORISED' without a valid one, and 'MANDATE_ALREADY_USED' when another
 * order has it.
 */
export async function findMandate(
  { database, gateways }: MethodDeps,
  { billingRequestId, paymentAccount }: AskedMandate,
): Promise<string> {
  if (await isMandateUsed(database, billingRequestId)) {
    throw new CallError({ code: 'MANDATE_ALREADY_USED' });
  }
  const outcome = await gateways.directDebit(paymentAccount)?.findMandate(billingRequestId);
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
