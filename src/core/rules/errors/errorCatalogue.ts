import type { FormErrorCode } from './PageErrorCode.ts';

export type ErrorSection = 'signup' | 'glitch' | 'hiccup';

/** Text keys of the section headers. */
export const ERROR_HEADERS = {
  signup: 'signupErrorHeader',
  glitch: 'glitchErrorHeader',
  hiccup: 'hiccupErrorHeader',
} as const satisfies Record<ErrorSection, string>;

/**
 * Section and text key of every error that any page can meet. Payment errors are in
 * paymentCatalogue, so that pages without payment do not load them.
 */
export const ERROR_CATALOGUE = {
  DEFAULT_EVENT: ['signup', 'signupFailed'],
  BRAIN_TREE_ERROR: ['signup', 'signupFailed'],
  DIRECT_DEBIT_FLOW_ERROR: ['signup', 'directDebitUnavailable'],
  SESSION_DOES_NOT_EXIST: ['signup', 'signupFailed'],
  INTERNAL_SERVER_ERROR: ['signup', 'signupServerIssue'],
  RATELIMIT_EXCEEDED: ['signup', 'signupServerIssue'],
  JBILLING_EMPTY_PAYMENT_RESPONSE: ['signup', 'signupServerIssue'],
  FULLCONTACTS_EMPTY_SUBSCRIPTION_RESPONSE: ['signup', 'signupServerIssue'],
  RECAPTCHA_FAILED: ['signup', 'recaptchaFailed'],
  EMAIL_ADDRESS_UNAVAILABLE: ['signup', 'emailUnavailable'],
  INCORRECT_USER_ID: ['glitch', 'detailsNotLoaded'],
  INCORRECT_DEAL_ID: ['glitch', 'detailsNotLoaded'],
  INCORRECT_LEAD_ID: ['glitch', 'detailsNotLoaded'],
  MISSING_LEAD_OR_DEAL_ID: ['glitch', 'detailsNotLoaded'],
  BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD: ['glitch', 'detailsNotLoaded'],
  BRAIN_TREE_CLIENT_TOKEN_ERROR: ['glitch', 'detailsNotLoaded'],
  PLANS_NOT_AVAILABLE: ['hiccup', 'plansNotAvailable'],
  INVALID_REQUEST: ['signup', 'invalidRequest'],
  INVALID_FIELD: ['signup', 'invalidField'],
  TERMS_NOT_AGREED: ['signup', 'termsChanged'],
  PRICE_CHANGED: ['signup', 'priceChanged'],
  QUESTIONS_CHANGED: ['signup', 'invalidField'],
  PLAN_NOT_OFFERED: ['signup', 'planNotOffered'],
  EXTRA_NOT_OFFERED: ['signup', 'extraNotOffered'],
  NOT_FOUND: ['glitch', 'pageNotFound'],
  PAYMENT_BEING_CHECKED: ['signup', 'paymentBeingChecked'],
  OFFLINE: ['signup', 'offline'],
  TIMED_OUT: ['signup', 'timedOut'],
  CAPTCHA_UNAVAILABLE: ['signup', 'captchaUnavailable'],
} as const satisfies Record<FormErrorCode, readonly [ErrorSection, string]>;

/** Tells whether a string from outside is a known code. */
export function isFormErrorCode(value: string): value is FormErrorCode {
  return Object.hasOwn(ERROR_CATALOGUE, value);
}
