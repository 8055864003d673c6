import type { ErrorCode } from '../../contract/ErrorCode.ts';

/** What only the page can find: the server was not reached, or the captcha's script was not. */
export const PAGE_ONLY_ERROR_CODES = ['OFFLINE', 'TIMED_OUT', 'CAPTCHA_UNAVAILABLE'] as const;

/** Every failure that a page can show. */
export type PageErrorCode = ErrorCode | (typeof PAGE_ONLY_ERROR_CODES)[number];
