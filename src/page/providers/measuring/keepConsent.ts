import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentAnswer,
  consentCookieValue,
} from '../../../core/rules/consent/consentOf.ts';

/** Stores the visitor's answer in a cookie of the brand's own host, which the server reads too. */
export function keepConsent(page: Document, brandId: string, answer: ConsentAnswer): void {
  const value = consentCookieValue(brandId, answer);
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${CONSENT_COOKIE}=${value}; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
