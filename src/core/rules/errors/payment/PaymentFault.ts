/**
 * What the visitor sees beside the form. The fields belong to the chosen method; 'number' is the
 * card number or the bank account number.
 */
export const SEEN_BESIDE_FORM = [
  /** Every field is marked. */
  'allFields',
  /** The fields that the provider lists are marked; the number is marked when it lists none. */
  'listedFields',
  'number',
  /** The number is marked, and the message says that the browser has no network. */
  'numberOffline',
  /** The number is marked, and the message says that the provider could not be reached. */
  'numberUnreached',
  'cvv',
  /** Nothing failed: the visitor cancelled the bank's challenge, or another payment is in progress. */
  'nothing',
] as const;

/**
 * Text keys of the failure modal for a payment that failed in the page. Each of the first three
 * belongs to one method.
 */
export type PaymentFailureText =
  | 'cardFormFailed'
  | 'bankDebitFailed'
  | 'directDebitFailed'
  | 'failureMessage'
  | 'paymentFormExpired'
  | 'paymentOurFault'
  | 'gatewayUnreachable'
  | 'paymentRateLimited'
  | 'paymentProviderTimedOut'
  | 'threeDSecureFailed'
  | 'threeDSecureUnavailable';

export type SeenBesideForm = (typeof SEEN_BESIDE_FORM)[number];

/** How a fault shows: beside the form, or in the failure modal with this text. */
export type SeenFault = SeenBesideForm | PaymentFailureText;

/** Tells whether a fault shows in the failure modal. */
export function isFailureText(seen: SeenFault): seen is PaymentFailureText {
  return !SEEN_BESIDE_FORM.some((it) => it === seen);
}

/** The step of paying that failed. It becomes the tag of the report. */
export type FaultTag =
  | 'cardForm'
  | 'tokenization'
  | 'threeDSecure'
  | 'bankDebit'
  | 'directDebit'
  | 'cardProvider'
  | 'payment';

/**
 * How serious a fault is to the operators: 'info' is the visitor's mistake or choice, 'warning' a
 * problem of the network or the provider, 'error' a problem of the page or its settings, 'fatal' an
 * exception.
 */
export type FaultSeverity = 'info' | 'warning' | 'error' | 'fatal';

/** A reason why a payment failed, parsed once from the error that reported it. */
export interface PaymentFault {
  readonly seen: SeenFault;
  readonly tag: FaultTag;
  readonly severity: FaultSeverity;
  /** The provider's code or one of the page's own. Reports are counted by it. */
  readonly code: string;
  /** The provider's names of the fields that it lists. */
  readonly fields: readonly string[];
}
