/**
 * Why the card provider returned no result. An error of its SDK keeps the SDK's code, which a table
 * maps to what the visitor sees.
 */
export type CardError =
  | {
      readonly kind: 'sdk';
      /** Such as HOSTED_FIELDS_FIELDS_INVALID. */
      readonly code: string;
      /** CUSTOMER, MERCHANT, NETWORK, INTERNAL or UNKNOWN. */
      readonly type: string;
      readonly details: unknown;
      /** Whether the browser reported a network connection. */
      readonly isOnline: boolean;
      readonly cause: unknown;
    }
  /** The SDK itself did not load. */
  | { readonly kind: 'scriptFailed'; readonly cause: unknown }
  /** A step exceeded its time limit. */
  | { readonly kind: 'timedOut'; readonly step: 'fields' | 'tokenize' | 'verify' }
  /** The visitor closed the bank's challenge. Not a failure. */
  | { readonly kind: 'cancelled' }
  /** The liability could have shifted to the bank, but did not. */
  | { readonly kind: 'notShifted' }
  /** A verification is already running. */
  | { readonly kind: 'busy' }
  /** Anything else that was thrown. */
  | { readonly kind: 'unknown'; readonly cause: unknown };
