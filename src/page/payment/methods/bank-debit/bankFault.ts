import { unreachable } from '../../../../core/contract/unreachable.ts';
import { cardProviderFault } from '../../../../core/rules/errors/payment/cardProviderFault.ts';
import type { PaymentFault } from '../../../../core/rules/errors/payment/PaymentFault.ts';
import type { CardError } from '../../card-provider/CardError.ts';

/** What kept a bank account from its nonce. */
export function bankFault(error: CardError): PaymentFault {
  const common = { tag: 'bankDebit', fields: [] } as const;
  switch (error.kind) {
    case 'sdk':
      return cardProviderFault(error.code, error.details);
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
