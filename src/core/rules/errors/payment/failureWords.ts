import type { PageErrorCode } from '../PageErrorCode.ts';
import { PAYING_ERROR_CATALOGUE, PAYING_ERROR_HEADERS } from './paymentCatalogue.ts';

/** Codes whose own text speaks of a sign-up, as an upgrade words them. Serves Specification 8.3.1. */
const UPGRADE_TEXTS = {
  signupFailed: 'upgradeProfileFailed',
  signupServerIssue: 'upgradeServerIssue',
} as const;

/** Headings of a charge that failed, by what was to be charged. */
const CHARGE_HEADERS = {
  CC: PAYING_ERROR_HEADERS.payment,
  ACH: 'failureHeadingBank',
  GC: 'failureHeadingBank',
  unknown: PAYING_ERROR_HEADERS.upgrade,
} as const;

/** Where a payment failed. */
export interface FailurePlace {
  readonly isUpgrade: boolean;
  /** By which way to pay, however the form stands now; null where that is not known. */
  readonly method: 'CC' | 'ACH' | 'GC' | null;
}

/**
 * Text keys of the failure modal on a page that takes a payment: heading and message.  Serves Specification 2.6.2, 6.0.2, 8.3 and 8.4.2.
 */
export function failureWords(code: PageErrorCode, { isUpgrade, method }: FailurePlace) {
  const [section, text] = PAYING_ERROR_CATALOGUE[code];
  if (section === 'payment') {
    return [CHARGE_HEADERS[method ?? 'unknown'], text] as const;
  }
  if (!isUpgrade || section !== 'signup') return [PAYING_ERROR_HEADERS[section], text] as const;
  const isReworded = text === 'signupFailed' || text === 'signupServerIssue';
  return [PAYING_ERROR_HEADERS.upgrade, isReworded ? UPGRADE_TEXTS[text] : text] as const;
}
