import { ERROR_CATALOGUE, ERROR_HEADERS } from '../errorCatalogue.ts';
import type { PageErrorCode, PayingErrorCode } from '../PageErrorCode.ts';

export type PayingErrorSection = keyof typeof PAYING_ERROR_HEADERS;

/** Text keys of all section headers, those of payments included. */
export const PAYING_ERROR_HEADERS = {
  ...ERROR_HEADERS,
  upgrade: 'upgradeErrorHeader',
  payment: 'failureHeading',
  role: 'upgradeNotAllowedHeading',
  planChanged: 'planChangedHeading',
} as const;

const PAYING_ERRORS = {
  PAYMENT_DECLINED: ['payment', 'failureMessage'],
  THREE_D_SECURE_FAILED: ['payment', 'threeDSecureFailed'],
  MANDATE_NOT_AUTHORISED: ['payment', 'mandateNotAuthorised'],
  MANDATE_ALREADY_USED: ['payment', 'mandateAlreadyUsed'],
  PAYMENT_METHOD_NOT_OFFERED: ['payment', 'methodNotOffered'],
  IDEMPOTENCY_KEY_REUSED: ['payment', 'formChanged'],
  PLAN_CHANGED: ['planChanged', 'planChanged'],
  UNAUTHORISED_USER_ROLE: ['role', 'upgradeNotAllowed'],
} as const satisfies Record<PayingErrorCode, readonly [PayingErrorSection, string]>;

/** Section and text key of every error. */
export const PAYING_ERROR_CATALOGUE = {
  ...ERROR_CATALOGUE,
  ...PAYING_ERRORS,
} as const satisfies Record<PageErrorCode, readonly [PayingErrorSection, string]>;

/** Returns the payment error of a server message; null for any other message. */
export function payingErrorCode(message: string): PayingErrorCode | null {
  if (message.startsWith('UNAUTHORISED_USER_ROLE_')) return 'UNAUTHORISED_USER_ROLE';
  return isPayingErrorCode(message) ? message : null;
}

function isPayingErrorCode(message: string): message is PayingErrorCode {
  return Object.hasOwn(PAYING_ERRORS, message);
}
