import { callSchema } from '../http/callSchemas.ts';

/**
 * The responses of a call for its route's schema: its own on success, the failure envelope
 * otherwise.
 */
export function answers(title: string): Readonly<Record<string, object>> {
  return {
    200: callSchema(title),
    '4xx': callSchema('FailureResponse'),
    '5xx': callSchema('FailureResponse'),
  };
}

/** The responses of an order attempt, which may still be in progress. */
export function attemptAnswers(...titles: readonly string[]): Readonly<Record<string, object>> {
  const [title, ...others] = titles.map(callSchema);
  const success = others.length === 0 ? title : { oneOf: [title, ...others] };
  return { ...answers(''), 200: success ?? {}, 202: callSchema('AttemptPending') };
}
