/** What a source's name looks like: google, facebook.com, spring_sale-2026. */
const NAME = /^[A-Za-z][A-Za-z0-9._-]{0,49}$/;

/** A telephone number or an account number is no source. */
const MANY_DIGITS = /\d{7}/;

/**
 * Where a visitor came from, as it may be counted. Whoever wrote the link can have put anything into
 * it: what is no plain name counts as 'other', whole, so that no part of an address or a number is
 * left.
 */
export function measuredSource(utmSource: string): string {
  return NAME.test(utmSource) && !MANY_DIGITS.test(utmSource) ? utmSource : 'other';
}
