import { isPageErrorCode } from './errorCatalogue.ts';
import type { PageErrorCode } from './PageErrorCode.ts';

/** What a failure's message means to the page. */
export type ServerMessage =
  | { readonly kind: 'captcha' }
  | { readonly kind: 'error'; readonly code: PageErrorCode };

/** Reads a failure's message: a code, or one of the two beginnings that the server uses. Serves Specification 8.3.2 and 8.4.1. */
export function mapServerMessage(message: string): ServerMessage {
  if (message.startsWith('Recaptcha')) return { kind: 'captcha' };
  if (message.startsWith('UNAUTHORISED_USER_ROLE_')) {
    return { kind: 'error', code: 'UNAUTHORISED_USER_ROLE' };
  }
  return { kind: 'error', code: isPageErrorCode(message) ? message : 'DEFAULT_EVENT' };
}

/** The code that an error page shows. Serves Specification 8.3.3. */
export function errorPageCode(message: string): PageErrorCode {
  if (message === '') return 'INTERNAL_SERVER_ERROR';
  return isPageErrorCode(message) ? message : 'PLANS_NOT_AVAILABLE';
}
