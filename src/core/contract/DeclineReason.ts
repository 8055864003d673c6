/**
 * Why a card was declined, as far as its holder can do something about it. A bank's suspicion is none:
 * it is not told to who may be a thief.
 */
export const DECLINE_REASONS = [
  /** The bank says no more than no. */
  'bank',
  'funds',
  'limit',
  'expired',
  'number',
  'code',
  'postalCode',
  /** Code or address, which of them is not said. */
  'details',
  /** The card may not be used for this. */
  'notAllowed',
  /** Cards of this kind are not taken: no bank was asked, and another card can pay. */
  'cardKind',
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Tells whether a word from outside is one of the reasons. */
export function isDeclineReason(value: unknown): value is DeclineReason {
  return DECLINE_REASONS.some((reason) => reason === value);
}
