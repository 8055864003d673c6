/** The form of a source's name: google, facebook.com, spring_sale-2026. */
const NAME = /^[A-Za-z][A-Za-z0-9._-]{0,49}$/;

/** A telephone or account number is not a source. */
const MANY_DIGITS = /\d{7}/;

/**
 * Returns the visitor's source as it may be counted. A link's author can put anything into it, so a
 * value that is not a plain name counts as 'other': no part of an address or a number may remain.
 */
export function measuredSource(utmSource: string): string {
  return NAME.test(utmSource) && !MANY_DIGITS.test(utmSource) ? utmSource : 'other';
}
