import type { ResendRequest } from '../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { HttpRequest } from './http.ts';

/** POST /activation/resend: requests a new activation mail, for an old link or an address. */
export function resendActivationRequest(body: ResendRequest): HttpRequest<true> {
  return {
    path: '/activation/resend',
    body,
    parse: (json) => (isRecord(json) && json['success'] === true ? true : null),
  };
}
