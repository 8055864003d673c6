import { callSchema } from '../http/callSchemas.ts';

/** A call's answers as its route declares them: its own on success, the failure envelope otherwise. */
export function answers(title: string): Readonly<Record<string, { readonly $ref: string }>> {
  return {
    200: callSchema(title),
    '4xx': callSchema('FailureResponse'),
    '5xx': callSchema('FailureResponse'),
  };
}
