import type {
  AttemptPending,
  FailureResponse,
  PaymentResponse,
  SignupResponse,
} from '../../core/contract/generated/calls.ts';
import { CallError } from '../errors/CallError.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import { readAttempt } from './attempts/findAttempt.ts';
import { orderNumberOf } from './numbers/orderNumberOf.ts';
import type { OrderDeps } from './OrderDeps.ts';

/** The answer of an attempt. It no longer changes once the attempt has ended. */
export interface AttemptAnswer {
  readonly status: number;
  readonly body: SignupResponse | PaymentResponse | FailureResponse | AttemptPending;
  /** The id of the attempt that became an order; absent from every other answer. */
  readonly orderedBy?: string;
}

/** How often the page asks again, in seconds. */
const RETRY_AFTER = 2;

/** The outcome is not known yet. Never shown as a failure. */
export const PENDING = {
  status: 202,
  body: {
    status: false,
    success: false,
    message: 'PAYMENT_PENDING',
    data: { retryAfter: RETRY_AFTER },
  },
} as const satisfies AttemptAnswer;

/**
 * Tells the page that another attempt of its session is in progress, and to ask with that attempt's
 * key from now on.
 */
export function pendingAs(attempt: string): AttemptAnswer {
  const { body, status } = PENDING;
  return { status, body: { ...body, data: { ...body.data, attempt } } };
}

/** Returns an attempt's current answer. Another process may have finished it. */
export async function answerOrder(
  { database }: Pick<OrderDeps, 'database'>,
  { id }: Pick<AttemptRow, 'id'>,
): Promise<AttemptAnswer> {
  return answerOf(await readAttempt(database, id));
}

/** Returns an attempt's stored answer; PENDING while it is in progress. */
export function answerOf(attempt: AttemptRow): AttemptAnswer {
  const { id, response_body, response_status: status } = attempt;
  if (response_body === null || status === null) return PENDING;
  const body = JSON.parse(response_body);
  // Erasing a person replaces even a successful order's answer by a failure.
  if (body.success !== true) return { status, body };
  const data = { ...body.data, reference: orderNumberOf(attempt) };
  return { status, body: { ...body, data }, orderedBy: id };
}

/** Answers a repeated request with the same key. Throws CallError when it orders something else. */
export function answerAgain(attempt: AttemptRow, requestHash: string): AttemptAnswer {
  if (attempt.request_hash === requestHash) return answerOf(attempt);
  throw new CallError({ code: 'IDEMPOTENCY_KEY_REUSED' });
}
