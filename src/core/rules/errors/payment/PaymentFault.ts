/**
 * What the visitor sees beside the form. Fields are the chosen method's; its number is the card's or
 * the bank account's.
 */
export const SEEN_BESIDE_FORM = [
  /** Every field is marked. */
  'allFields',
  /** The fields that the provider lists are marked, and the number where it lists none. */
  'listedFields',
  'number',
  /** The number is marked, and the message says that the browser has no network. */
  'numberOffline',
  /** The number is marked, and the message says that the provider was not reached. */
  'numberUnreached',
  'cvv',
  /** Nothing failed: the visitor left the bank's question, or another payment is under way. */
  'nothing',
] as const;

/** Texts of the failure modal for a payment that failed in the page. The first three are a method's own. */
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

/** What the visitor sees of a fault: something beside the form, or the failure modal with this text. */
export type SeenFault = SeenBesideForm | PaymentFailureText;

/** Tells whether the failure modal shows a fault. */
export function isFailureText(seen: SeenFault): seen is PaymentFailureText {
  return !SEEN_BESIDE_FORM.some((it) => it === seen);
}

/** Where in paying it happened: the tag of its report. */
export type FaultTag =
  | 'cardForm'
  | 'tokenization'
  | 'threeDSecure'
  | 'bankDebit'
  | 'directDebit'
  | 'cardProvider'
  | 'payment';

/**
 * How much it asks of those who run the page: 'info' is a visitor's own slip or choice, 'warning' a
 * network's or a provider's, 'error' one of the page or its settings, 'fatal' an exception.
 */
export type FaultSeverity = 'info' | 'warning' | 'error' | 'fatal';

/** Something that kept a payment from coming about, read once from whatever said so. */
export interface PaymentFault {
  readonly seen: SeenFault;
  readonly tag: FaultTag;
  readonly severity: FaultSeverity;
  /** The provider's code, or a word of this page's own: the reason that is counted. */
  readonly code: string;
  /** The names of the fields that the provider lists, as it calls them. */
  readonly fields: readonly string[];
}
