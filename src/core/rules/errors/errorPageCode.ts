import { isFormErrorCode } from './errorCatalogue.ts';
import type { PageErrorCode } from './PageErrorCode.ts';
import { payingErrorCode } from './payment/paymentCatalogue.ts';

/**
 * Returns the code that an error page shows: a known code unchanged, a server error for an empty
 * message, the general error for anything else.
 */
export function errorPageCode(message: string): PageErrorCode {
  if (message === '') return 'INTERNAL_SERVER_ERROR';
  if (message.startsWith('Recaptcha')) return 'RECAPTCHA_FAILED';
  const paying = payingErrorCode(message);
  return paying ?? (isFormErrorCode(message) ? message : 'PLANS_NOT_AVAILABLE');
}
