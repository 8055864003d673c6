import type { Brand } from '../../contract/generated/brand.ts';
import type { Consent } from '../../contract/generated/session.ts';

/** A visitor's answer to the consent question, as the cookie stores it. */
export type ConsentAnswer = Exclude<Consent, 'open'>;

/** Reads an answer; null for any other value. */
export function consentAnswer(value: string | null | undefined): ConsentAnswer | null {
  return value === 'granted' || value === 'refused' ? value : null;
}

/** The cookie for the answer, on the brand's own host. The page writes it; the server reads it too. */
export const CONSENT_COOKIE = 'measuring';

/** How long an answer is kept: half a year. After that the page asks again. */
export const CONSENT_SECONDS = 180 * 24 * 3600;

/**
 * Returns the cookie's value. It contains the brand's id, because a host can move from one brand to
 * another.
 */
export function consentCookieValue(brandId: string, answer: ConsentAnswer): string {
  return `${brandId}.${answer}`;
}

/** Returns the answer that the cookie holds for a brand; null when it holds none. */
export function readConsentCookie(
  brandId: string,
  value: string | undefined,
): ConsentAnswer | null {
  if (value === consentCookieValue(brandId, 'granted')) return 'granted';
  return value === consentCookieValue(brandId, 'refused') ? 'refused' : null;
}

/** The visitor's wish, as far as the page knows it. */
export interface VisitorWish {
  readonly answer: ConsentAnswer | null;
  /** The browser sends the Global Privacy Control signal. */
  readonly objects: boolean;
}

/**
 * Returns whether a visitor may be measured under the rule of the brand's market. An answer given
 * here outranks the browser's general signal. With the signal, the visitor is not asked.
 */
export function consentOf(
  rule: Brand['analytics']['consent'],
  { answer, objects }: VisitorWish,
): Consent {
  if (rule === 'notRequired') return 'granted';
  if (answer !== null) return answer;
  if (objects) return 'refused';
  return rule === 'optOut' ? 'granted' : 'open';
}
