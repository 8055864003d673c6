import type { FailureResponse } from '../../core/contract/generated/calls.ts';
import type { MoneyReason } from '../../core/contract/MoneyReason.ts';
import { unreachable } from '../../core/contract/unreachable.ts';
import type { FieldName } from '../../core/fields/fields.ts';
import type { Failure } from './Failure.ts';

/** The longest question id in an answer. */
const LONGEST_ID = 40;

export interface MappedFailure {
  readonly status: number;
  readonly body: FailureResponse;
}

/** Maps a failure to an HTTP status and a body. The only place that does. */
export function toFailureResponse(failure: Failure): MappedFailure {
  switch (failure.code) {
    case 'INVALID_FIELD':
      return mapped(422, failure.code, faultOf(failure));
    case 'TERMS_NOT_AGREED':
    case 'PLAN_NOT_OFFERED':
    case 'EXTRA_NOT_OFFERED':
    case 'PLANS_NOT_AVAILABLE':
    case 'PAYMENT_METHOD_NOT_OFFERED':
      return mapped(422, failure.code);
    case 'PRICE_CHANGED':
      return mapped(409, failure.code, failure.amounts);
    case 'EMAIL_ADDRESS_UNAVAILABLE':
    case 'IDEMPOTENCY_KEY_REUSED':
    case 'PLAN_CHANGED':
    case 'PAYMENT_BEING_CHECKED':
    case 'QUESTIONS_CHANGED':
      return mapped(409, failure.code);
    case 'PAYMENT_DECLINED':
      return mapped(402, failure.code, failure.decline ? { decline: failure.decline } : null);
    case 'THREE_D_SECURE_FAILED':
    case 'MANDATE_NOT_AUTHORISED':
    case 'MANDATE_ALREADY_USED':
      return mapped(402, failure.code);
    case 'RATELIMIT_EXCEEDED':
      return mapped(429, failure.code, { retryAfter: failure.retryAfter });
    case 'BUSY':
    case 'DATABASE_AWAY':
      return mapped(503, 'INTERNAL_SERVER_ERROR', { retryAfter: failure.retryAfter });
    case 'UNAUTHORISED_USER_ROLE':
      return mapped(403, `${failure.code}_${failure.role.toUpperCase()}`);
    case 'CAPTCHA_REFUSED':
      return mapped(403, 'Recaptcha validation failed');
    case 'RECAPTCHA_FAILED':
      return mapped(403, failure.code);
    case 'SESSION_DOES_NOT_EXIST':
      return mapped(401, failure.code);
    case 'NOT_FOUND':
      return mapped(404, failure.code);
    case 'NO_ATTEMPT':
      return mapped(404, 'NOT_FOUND', { reason: 'NOTHING_CHARGED' satisfies MoneyReason });
    case 'INVALID_REQUEST':
      return mapped(statusOf(failure), failure.code, dataOf(failure));
    case 'INCORRECT_USER_ID':
    case 'INCORRECT_DEAL_ID':
    case 'INCORRECT_LEAD_ID':
    case 'MISSING_LEAD_OR_DEAL_ID':
    case 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD':
      return mapped(400, failure.code);
    case 'BRAIN_TREE_CLIENT_TOKEN_ERROR':
    case 'BRAIN_TREE_ERROR':
    case 'DIRECT_DEBIT_FLOW_ERROR':
    case 'JBILLING_EMPTY_PAYMENT_RESPONSE':
    case 'FULLCONTACTS_EMPTY_SUBSCRIPTION_RESPONSE':
      return mapped(502, failure.code);
    case 'DEFAULT_EVENT':
    case 'INTERNAL_SERVER_ERROR':
      return mapped(500, failure.code);
    default:
      return unreachable(failure);
  }
}

function statusOf({ because }: Extract<Failure, { readonly code: 'INVALID_REQUEST' }>): number {
  switch (because) {
    case 'origin':
      return 403;
    case 'method':
      return 405;
    case 'shape':
    case 'header':
      return 400;
    default:
      return unreachable(because);
  }
}

/** The field whose shape the call's schema refuses, if it is a field. */
function dataOf({ field }: { readonly field?: FieldName }): FailureResponse['data'] {
  return field === undefined ? null : { field };
}

/** The contact field, or the question, at fault. Cuts a question id that a call invented. */
function faultOf(
  failure: Extract<Failure, { readonly code: 'INVALID_FIELD' }>,
): FailureResponse['data'] {
  const { reason } = failure;
  return 'field' in failure
    ? { field: failure.field, reason }
    : { question: failure.question.slice(0, LONGEST_ID), reason };
}

function mapped(
  status: number,
  message: string,
  data: FailureResponse['data'] = null,
): MappedFailure {
  return { status, body: { status: false, success: false, message, data } };
}
