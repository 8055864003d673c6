import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { HttpRequest } from './http.ts';

/** POST /auth/forget: makes the session forget the person named by a provider. */
export function forgetSocialRequest(): HttpRequest<true> {
  return {
    path: '/auth/forget',
    body: {},
    parse: (json) => (isRecord(json) && json['success'] === true ? true : null),
  };
}
