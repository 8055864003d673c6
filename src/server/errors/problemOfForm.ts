import type { FastifyError } from 'fastify';
import type { Failure } from './Failure.ts';

/** The deepest place that is named: below it, names may be the visitor's own text. */
const NAMED = 3;

/**
 * Says for the log why a call is refused for its form, such as 'body/leadInfo/phone maxLength' for a
 * page of another release, or 'origin' behind a proxy that changes the host. Names no value of the
 * call. Undefined for every other failure.
 */
export function problemOfForm(error: FastifyError | Error, failure: Failure): string | undefined {
  if (failure.code !== 'INVALID_REQUEST') return undefined;
  if (!('code' in error)) return failure.because;
  const [fault] = error.validation ?? [];
  if (fault === undefined) return error.code;
  const place = fault.instancePath.split('/').slice(0, NAMED).join('/');
  // The schema's own name, unlike that of an additional property.
  const missing = fault.keyword === 'required' ? `/${String(fault.params['missingProperty'])}` : '';
  return `${error.validationContext ?? ''}${place}${missing} ${fault.keyword}`;
}
