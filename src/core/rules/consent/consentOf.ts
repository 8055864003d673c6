import type { Brand } from '../../contract/generated/brand.ts';
import type { Consent } from '../../contract/generated/session.ts';

/** What a visitor answered when asked, as the cookie keeps it. */
export type ConsentAnswer = Exclude<Consent, 'open'>;

/** Reads an answer; null for what is none. */
export function consentAnswer(value: string | null | undefined): ConsentAnswer | null {
  return value === 'granted' || value === 'refused' ? value : null;
}

/** The cookie that keeps the answer, on the brand's own host. The page writes it and the server reads it. */
export const CONSENT_COOKIE = 'measuring';

/** How long an answer is kept: half a year, then it is asked for anew. */
export const CONSENT_SECONDS = 180 * 24 * 3600;

/**
 * Returns the cookie's value. It contains the brand's id, because brands may share a host one after
 * another.
 */
export function consentCookieValue(brandId: string, answer: ConsentAnswer): string {
  return `${brandId}.${answer}`;
}

/** What the cookie says for a brand; null where it says nothing. */
export function readConsentCookie(
  brandId: string,
  value: string | undefined,
): ConsentAnswer | null {
  if (value === consentCookieValue(brandId, 'granted')) return 'granted';
  return value === consentCookieValue(brandId, 'refused') ? 'refused' : null;
}

/** What is known of a visitor's wish. */
export interface VisitorWish {
  readonly answer: ConsentAnswer | null;
  /** The browser sends the Global Privacy Control signal. */
  readonly objects: boolean;
}

/**
 * Whether a visitor may be measured, by the rule of the brand's market. An answer given here counts
 * for more than the browser's general signal, which in turn spares the visitor the question.
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
