import { callSchema } from '../http/callSchemas.ts';

/** A call's answers as its route declares them: its own on success, the failure envelope otherwise. */
export function answers(title: string): Readonly<Record<string, object>> {
  return {
    200: callSchema(title),
    '4xx': callSchema('FailureResponse'),
    '5xx': callSchema('FailureResponse'),
  };
}

/** The answers of an attempt to order, which may not be over yet. */
export function attemptAnswers(...titles: readonly string[]): Readonly<Record<string, object>> {
  const [title, ...others] = titles.map(callSchema);
  const success = others.length === 0 ? title : { oneOf: [title, ...others] };
  return { ...answers(''), 200: success ?? {}, 202: callSchema('AttemptPending') };
}
