import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { PaymentFault } from '../../../../core/rules/errors/payment/PaymentFault.ts';
import type { CardError } from '../../card-provider/CardError.ts';
import { sdkFault } from '../../card-provider/sdkFault.ts';
import { CARD_FORM_UNAVAILABLE, EXCEPTION, ownFault } from '../../faults/ownFault.ts';

type Step = 'tokenize' | 'verify';

/** Faults of this page for outcomes without an SDK code. */
const OWN = {
  tokenTimedOut: ownFault(
    'paymentProviderTimedOut',
    'tokenization',
    'warning',
    'TOKENIZATION_TIMED_OUT',
  ),
  bankUnavailable: ownFault(
    'threeDSecureUnavailable',
    'threeDSecure',
    'warning',
    'THREE_D_SECURE_UNAVAILABLE',
  ),
  notShifted: ownFault('threeDSecureFailed', 'threeDSecure', 'info', 'THREE_D_SECURE_FAILED'),
};

/**
 * Maps an error of tokenizing or verifying a card to a fault; null when nothing failed: the visitor
 * closed the bank's challenge, or another verification is running. Rejects as `sdkFault` does.
 */
export async function cardFault(error: CardError, step: Step): Promise<PaymentFault | null> {
  switch (error.kind) {
    case 'sdk': {
      const fault = await sdkFault(error);
      return fault.seen === 'nothing' ? null : fault;
    }
    case 'scriptFailed':
      return step === 'verify' ? OWN.bankUnavailable : CARD_FORM_UNAVAILABLE;
    case 'timedOut':
      switch (error.step) {
        case 'fields':
          return CARD_FORM_UNAVAILABLE;
        case 'tokenize':
          return OWN.tokenTimedOut;
        case 'verify':
          return OWN.bankUnavailable;
        default:
          return unreachable(error.step);
      }
    case 'cancelled':
    case 'busy':
      return null;
    case 'notShifted':
      return OWN.notShifted;
    case 'unknown':
      return EXCEPTION;
    default:
      return unreachable(error);
  }
}
