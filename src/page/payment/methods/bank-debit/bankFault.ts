import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { PaymentFault } from '../../../../core/rules/errors/payment/PaymentFault.ts';
import type { CardError } from '../../card-provider/CardError.ts';
import { sdkFault } from '../../card-provider/sdkFault.ts';

/** What kept a bank account from its nonce. Rejects as `sdkFault` does. */
export async function bankFault(error: CardError): Promise<PaymentFault> {
  const common = { tag: 'bankDebit', fields: [] } as const;
  switch (error.kind) {
    case 'sdk': {
      const fault = await sdkFault(error);
      // The client is the same for cards: no bank account is told of a card's form.
      return fault.seen === 'cardFormFailed' ? { ...fault, seen: 'bankDebitFailed' } : fault;
    }
    case 'scriptFailed':
      return { ...common, seen: 'bankDebitFailed', severity: 'warning', code: 'SCRIPT_FAILED' };
    case 'timedOut':
      return { ...common, seen: 'paymentProviderTimedOut', severity: 'warning', code: 'TIMED_OUT' };
    case 'busy':
    case 'cancelled':
    case 'notShifted':
    case 'unknown':
      return { ...common, seen: 'bankDebitFailed', severity: 'fatal', code: 'EXCEPTION' };
    default:
      return unreachable(error);
  }
}
