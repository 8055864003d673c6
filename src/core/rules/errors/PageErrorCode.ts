import type { ErrorCode } from '../../contract/ErrorCode.ts';

/**
 * What only the page says: the server was not reached, or the captcha's script was not, or the role
 * that the server names may not upgrade.
 */
export const PAGE_ONLY_ERROR_CODES = [
  'OFFLINE',
  'TIMED_OUT',
  'CAPTCHA_UNAVAILABLE',
  'UNAUTHORISED_USER_ROLE',
] as const;

/** Every failure that a page can show. */
export type PageErrorCode = ErrorCode | (typeof PAGE_ONLY_ERROR_CODES)[number];
