import type { ClientTokenRequest } from '../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { HttpRequest } from './http.ts';

/** POST /client-token: gets the token that the card fields need. */
export function clientTokenRequest(body: ClientTokenRequest): HttpRequest<string> {
  return {
    path: '/client-token',
    body,
    parse: (json) => {
      const data = isRecord(json) && json['success'] === true ? json['data'] : null;
      const token = isRecord(data) ? data['clientToken'] : null;
      return typeof token === 'string' ? token : null;
    },
  };
}
