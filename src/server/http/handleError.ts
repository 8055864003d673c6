import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { recordOf } from '../../core/fields/fieldRecords.ts';
import { FIELD_NAMES, type FieldName } from '../../core/fields/fields.ts';
import { BUSY_SECONDS } from '../../core/rules/session/namesNobody.ts';
import { CallError } from '../errors/CallError.ts';
import type { Failure } from '../errors/Failure.ts';
import { problemOfForm } from '../errors/problemOfForm.ts';
import { toFailureResponse } from '../errors/toFailureResponse.ts';
import { DatabaseAway } from '../storage/faults/DatabaseAway.ts';
import { isConflict } from '../storage/retryConflicts.ts';

/**
 * Answers any error of a call, and logs it with its causes. Expected failures are not logged as
 * errors.
 */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureOf(error);
  const { status, body } = toFailureResponse(failure);
  // Overload is not an error. It is counted where requests are refused.
  if (status >= 500 && failure.code !== 'BUSY')
    request.log.error({ err: error, code: failure.code }, 'A call failed');
  else {
    const problem = problemOfForm(error, failure);
    request.log.info({ code: failure.code, problem, cause: error.cause }, 'A call was refused');
  }
  if ('retryAfter' in failure) reply.header('retry-after', failure.retryAfter);
  return reply
    .code(statusOf(error, failure, status))
    .type('application/json; charset=utf-8')
    .send(body);
}

/**
 * Maps an error to a failure. Fastify's own 4xx errors (no JSON, too large, not matching the
 * schema) are the caller's. An unavailable database, or too many conflicts, is temporary.
 */
export function failureOf(error: FastifyError | Error): Failure {
  if (error instanceof CallError) return error.failure;
  if (error instanceof DatabaseAway || isConflict(error)) {
    return { code: 'DATABASE_AWAY', retryAfter: BUSY_SECONDS };
  }
  if (isAboutCaptcha(error)) return { code: 'CAPTCHA_REFUSED' };
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) {
    const field = 'validation' in error ? fieldOf(error.validation?.[0]?.instancePath) : undefined;
    return { code: 'INVALID_REQUEST', because: 'shape', ...(field && { field }) };
  }
  return { code: 'INTERNAL_SERVER_ERROR' };
}

/** Whether a call lacks a valid captcha token. */
function isAboutCaptcha(error: FastifyError | Error): boolean {
  const fault = 'validation' in error ? error.validation?.[0] : undefined;
  if (fault === undefined) return false;
  const { instancePath, keyword, params } = fault;
  if (keyword === 'required') return params['missingProperty'] === 'captchaToken';
  return instancePath.endsWith('/captchaToken');
}

/** The field for a property of a body, by its path such as '/leadInfo/phone'. */
function fieldOf(path = ''): FieldName | undefined {
  const [, part, member = ''] = path.split('/');
  if (part !== 'leadInfo') return undefined;
  return FIELD_NAMES.find((name) => Object.hasOwn(recordOf(name).members, member));
}

/** Keeps the framework's more exact status, such as 413 and 415. */
function statusOf(error: FastifyError | Error, { code }: Failure, mapped: number): number {
  if (code !== 'INVALID_REQUEST' || error instanceof CallError) return mapped;
  if (!('statusCode' in error)) return mapped;
  const { statusCode } = error;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : mapped;
}
