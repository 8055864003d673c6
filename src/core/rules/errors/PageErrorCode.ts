import type { ErrorCode, PaymentErrorCode } from '../../contract/ErrorCode.ts';

/** What only the page can find: the server was not reached, or the captcha's script was not. */
export const PAGE_ONLY_ERROR_CODES = ['OFFLINE', 'TIMED_OUT', 'CAPTCHA_UNAVAILABLE'] as const;

/** What only a page that takes a payment can meet; a role that may not upgrade is one word for all. */
export type PayingErrorCode = PaymentErrorCode | 'UNAUTHORISED_USER_ROLE';

/** What any page can meet. */
export type FormErrorCode =
  | Exclude<ErrorCode, PaymentErrorCode>
  | (typeof PAGE_ONLY_ERROR_CODES)[number];

/** Every failure that a page can show. */
export type PageErrorCode = FormErrorCode | PayingErrorCode;
