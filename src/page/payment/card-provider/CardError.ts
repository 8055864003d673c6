/**
 * Why the card provider gave nothing. An error of its SDK keeps the SDK's own code, for the table
 * that says what the visitor sees.
 */
export type CardError =
  | {
      readonly kind: 'sdk';
      /** Such as HOSTED_FIELDS_FIELDS_INVALID. */
      readonly code: string;
      /** CUSTOMER, MERCHANT, NETWORK, INTERNAL or UNKNOWN. */
      readonly type: string;
      readonly details: unknown;
      /** Whether the browser believed that it had a network. */
      readonly isOnline: boolean;
      readonly cause: unknown;
    }
  /** The SDK itself did not load. */
  | { readonly kind: 'scriptFailed'; readonly cause: unknown }
  /** A step took longer than it may. */
  | { readonly kind: 'timedOut'; readonly step: 'fields' | 'tokenize' | 'verify' }
  /** The visitor left the bank's question: no failure. */
  | { readonly kind: 'cancelled' }
  /** The liability could have shifted to the bank, and did not. */
  | { readonly kind: 'notShifted' }
  /** A verification runs already. */
  | { readonly kind: 'busy' }
  /** Anything else that was thrown: a fault. */
  | { readonly kind: 'unknown'; readonly cause: unknown };
