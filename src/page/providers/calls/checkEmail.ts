import type { EmailRequest, EmailResponse } from '../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { HttpRequest } from './http.ts';

type EmailStatus = EmailResponse['data']['emailStatus'];

/** Short, because the sign-up itself checks the address again. */
const TIMEOUT_MS = 10_000;

/**
 * Reads the status in upper or lower case. An address is only good if the server says so: a status
 * that is not known here counts as unavailable. Null without a status.
 */
function statusOf(told: unknown): EmailStatus | null {
  if (typeof told !== 'string' || told === '') return null;
  const status = told.toUpperCase();
  return status === 'AVAILABLE' || status === 'INVALID' ? status : 'UNAVAILABLE';
}

/**
 * POST /email, or /v1/email with the address also in a header. An address that this visitor has
 * used for a recent free sign-up is not available for a paid one.
 */
export function checkEmailRequest(
  path: '/email' | '/v1/email',
  body: EmailRequest,
  isPaying = false,
): HttpRequest<EmailStatus> {
  return {
    path,
    body,
    timeoutMs: TIMEOUT_MS,
    // Header values are Latin-1, so other characters are percent-encoded.
    headers: path === '/v1/email' ? { 'x-user-email': encodeURI(body.email) } : {},
    parse: (json) => {
      if (isPaying && isRecord(json) && json['message'] === 'SIGNED_UP_FOR_FREE') {
        return 'UNAVAILABLE';
      }
      const data = isRecord(json) && json['success'] === true ? json['data'] : null;
      return isRecord(data) ? statusOf(data['emailStatus']) : null;
    },
  };
}
