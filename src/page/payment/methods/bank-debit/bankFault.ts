import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { PaymentFault } from '../../../../core/rules/errors/payment/PaymentFault.ts';
import type { CardError } from '../../card-provider/CardError.ts';
import { sdkFault } from '../../card-provider/sdkFault.ts';

/** Maps an error of tokenizing a bank account to a fault. Rejects as `sdkFault` does. */
export async function bankFault(error: CardError): Promise<PaymentFault> {
  const common = { tag: 'bankDebit', fields: [] } as const;
  switch (error.kind) {
    case 'sdk': {
      const fault = await sdkFault(error);
      // The SDK's client is the same as for cards, so its message would be about the card form.
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
