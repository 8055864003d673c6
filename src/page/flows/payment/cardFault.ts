import { unreachable } from '../../../core/contract/unreachable.ts';
import { cardProviderFault } from '../../../core/rules/errors/payment/cardProviderFault.ts';
import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import type { CardError } from '../../providers/card/CardError.ts';

type Step = 'tokenize' | 'verify';

/** Faults that are this page's own words for what the SDK did, and so have no code of the SDK's. */
const OWN = {
  formFailed: own('cardFormFailed', 'cardForm', 'warning', 'CARD_FORM_UNAVAILABLE'),
  tokenTimedOut: own('numberOffline', 'tokenization', 'warning', 'TOKENIZATION_TIMED_OUT'),
  bankUnavailable: own(
    'threeDSecureUnavailable',
    'threeDSecure',
    'warning',
    'THREE_D_SECURE_UNAVAILABLE',
  ),
  notShifted: own('threeDSecureFailed', 'threeDSecure', 'info', 'THREE_D_SECURE_FAILED'),
  unknown: own('failureMessage', 'payment', 'fatal', 'EXCEPTION'),
};

function own(
  seen: PaymentFault['seen'],
  tag: PaymentFault['tag'],
  severity: PaymentFault['severity'],
  code: string,
): PaymentFault {
  return { seen, tag, severity, code, fields: [] };
}

/** The card's fields are not there to be read. */
export const CARD_FORM_UNAVAILABLE = OWN.formFailed;

/** Something was thrown that nobody foresaw. Serves Specification 7.0.9. */
export const EXCEPTION = OWN.unknown;

/**
 * What a card that was not tokenized, or not verified, comes to; null where nothing failed: the
 * visitor left the bank's question, or another verification goes on. Serves Specification 4.0.13,
 * 8.4.4 and 8.4.5.
 */
export function cardFault(error: CardError, step: Step): PaymentFault | null {
  switch (error.kind) {
    case 'sdk': {
      const fault = cardProviderFault(error.code, error.details);
      return fault.seen === 'nothing' ? null : fault;
    }
    case 'scriptFailed':
      return step === 'verify' ? OWN.bankUnavailable : OWN.formFailed;
    case 'timedOut':
      switch (error.step) {
        case 'fields':
          return OWN.formFailed;
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
      return OWN.unknown;
    default:
      return unreachable(error);
  }
}
