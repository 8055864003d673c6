import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { HttpRequest } from './http.ts';

/** POST /start-anew: makes the session show its form again. */
export function startAnewRequest(): HttpRequest<true> {
  return {
    path: '/start-anew',
    body: {},
    parse: (json) => (isRecord(json) && json['success'] === true ? true : null),
  };
}
