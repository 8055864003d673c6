import { isFormErrorCode } from './errorCatalogue.ts';
import type { FormErrorCode } from './PageErrorCode.ts';

/** What a failure's message means to the page. */
export type ServerMessage =
  | { readonly kind: 'captcha' }
  | { readonly kind: 'error'; readonly code: FormErrorCode };

/** Reads a failure's message: an error code, or a text with the prefix of a refused captcha. */
export function mapServerMessage(message: string): ServerMessage {
  if (message.startsWith('Recaptcha')) return { kind: 'captcha' };
  return { kind: 'error', code: isFormErrorCode(message) ? message : 'DEFAULT_EVENT' };
}
