import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { HttpRequest } from './http.ts';

/** POST /auth/forget: the session forgets the person that a provider named. */
export function forgetSocialRequest(): HttpRequest<true> {
  return {
    path: '/auth/forget',
    body: {},
    parse: (json) => (isRecord(json) && json['success'] === true ? true : null),
  };
}
