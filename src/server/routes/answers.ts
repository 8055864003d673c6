import { callSchema } from '../http/callSchemas.ts';

/** The responses of every call that fails, for its route's schema: the failure envelope. */
export const FAILURES = {
  '4xx': callSchema('FailureResponse'),
  '5xx': callSchema('FailureResponse'),
} as const;

/** The responses of a call: its own on success, the failure envelope otherwise. */
export function answers(title: string): Readonly<Record<string, object>> {
  return { 200: callSchema(title), ...FAILURES };
}

/** The responses of an order attempt, which may still be in progress. */
export function attemptAnswers(...titles: readonly string[]): Readonly<Record<string, object>> {
  const [title, ...others] = titles.map(callSchema);
  const success = others.length === 0 ? title : { oneOf: [title, ...others] };
  return { 200: success ?? {}, 202: callSchema('AttemptPending'), ...FAILURES };
}
