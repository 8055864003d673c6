import type { ErrorCode, PaymentErrorCode } from '../../contract/ErrorCode.ts';

/** Errors that only the page can detect: the server or the captcha's script could not be reached. */
export const PAGE_ONLY_ERROR_CODES = ['OFFLINE', 'TIMED_OUT', 'CAPTCHA_UNAVAILABLE'] as const;

/** Errors that only a page with payment can meet. One code covers every role that may not upgrade. */
export type PayingErrorCode = PaymentErrorCode | 'UNAUTHORISED_USER_ROLE';

/** Errors that any page can meet. */
export type FormErrorCode =
  | Exclude<ErrorCode, PaymentErrorCode>
  | (typeof PAGE_ONLY_ERROR_CODES)[number];

/** Every error that a page can show. */
export type PageErrorCode = FormErrorCode | PayingErrorCode;
