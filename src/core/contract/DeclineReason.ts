/**
 * Why a card was declined, if its holder can do something about it. A bank's suspicion of fraud is
 * not among them: the person may be a thief and must not learn of it.
 */
export const DECLINE_REASONS = [
  /** The bank gives no reason. */
  'bank',
  'funds',
  'limit',
  'expired',
  'number',
  'code',
  'postalCode',
  /** The security code or the address is wrong; the page does not say which. */
  'details',
  /** The card may not be used for this kind of payment. */
  'notAllowed',
  /** Cards of this kind are not accepted. No bank was asked, and another card can pay. */
  'cardKind',
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Tells whether a value from outside is one of the reasons. */
export function isDeclineReason(value: unknown): value is DeclineReason {
  return DECLINE_REASONS.some((reason) => reason === value);
}
