import type {
  AttemptPending,
  FailureResponse,
  PaymentResponse,
  SignupResponse,
} from '../../core/contract/generated/calls.ts';
import { CallError } from '../errors/CallError.ts';
import type { AttemptRow } from '../storage/PaymentTables.ts';

/** What an attempt answers, the same each time once it is over. */
export interface AttemptAnswer {
  readonly status: number;
  readonly body: SignupResponse | PaymentResponse | FailureResponse | AttemptPending;
}

/** How often the page asks again, in seconds. */
const RETRY_AFTER = 2;

/** The outcome is not known yet: never told as a failure. */
export const PENDING = {
  status: 202,
  body: {
    status: false,
    success: false,
    message: 'PAYMENT_PENDING',
    data: { retryAfter: RETRY_AFTER },
  },
} as const satisfies AttemptAnswer;

/** Another attempt of the session is under way: what it comes to is asked for by that one's key. */
export function pendingAs(attempt: string): AttemptAnswer {
  const { body, status } = PENDING;
  return { status, body: { ...body, data: { ...body.data, attempt } } };
}

/** An attempt's stored answer, or that it is still under way. */
export function answerOf({ response_body, response_status }: AttemptRow): AttemptAnswer {
  if (response_body === null || response_status === null) return PENDING;
  return { status: response_status, body: JSON.parse(response_body) };
}

/** The answer to another request with the same key. Throws CallError when it orders something else. */
export function answerAgain(attempt: AttemptRow, requestHash: string): AttemptAnswer {
  if (attempt.request_hash === requestHash) return answerOf(attempt);
  throw new CallError({ code: 'IDEMPOTENCY_KEY_REUSED' });
}
