import type { AttemptPending } from '../../../core/contract/generated/calls.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { isPaymentMethod } from '../../../core/rules/paymentMethods/isPaymentMethod.ts';
import type { HttpRequest } from './http.ts';

const COMPLETIONS = ['activationEmail', 'activeAccount', 'upgraded'] as const;

/** What the page uses of a success: of a sign-up with a payment, or of an upgrade. */
export interface OrderOutcome {
  /** What comes next; null where the answer does not say, as an upgrade's. */
  readonly completion: (typeof COMPLETIONS)[number] | null;
  readonly redirectUrl: string | null;
  /** In minor units; null where nothing was charged. */
  readonly totalAmountPaid: number | null;
  /** How it was paid, which may differ from the form; null where the answer does not say. */
  readonly paymentType: PaymentMethod | null;
  /** All that the answer tells, for the receipt, which reads it once it shows. */
  readonly told: unknown;
}

/** A success, or that the outcome is not known yet. */
export type OrderAnswer =
  | { readonly kind: 'done'; readonly outcome: OrderOutcome }
  | {
      readonly kind: 'pending';
      /** Ask again after so many seconds. */
      readonly retryAfter: number;
      /** The key to ask by: another attempt's, where this visitor has one under way; else null. */
      readonly attempt: string | null;
    };

const POLL_TIMEOUT_MS = 10_000;

const PENDING = 'PAYMENT_PENDING' satisfies AttemptPending['message'];

/**
 * Reads the answer of an order, and of the question what became of it. A success is one by its status,
 * whatever else it says or leaves out: what was paid for must not be told as a failure.
 */
export function parseOrderAnswer(json: unknown): OrderAnswer | null {
  if (!isRecord(json)) return null;
  const data = isRecord(json['data']) ? json['data'] : {};
  if (json['message'] === PENDING) {
    const { attempt, retryAfter } = data;
    return {
      kind: 'pending',
      retryAfter: typeof retryAfter === 'number' ? retryAfter : 0,
      attempt: typeof attempt === 'string' ? attempt : null,
    };
  }
  if (json['status'] !== true) return null;
  const { completion, paymentType, redirectUrl, totalAmountPaid } = data;
  return {
    kind: 'done',
    outcome: {
      completion: COMPLETIONS.find((it) => it === completion) ?? null,
      redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null,
      paymentType: isPaymentMethod(paymentType) ? paymentType : null,
      told: data,
      totalAmountPaid: Number.isSafeInteger(totalAmountPaid) ? Number(totalAmountPaid) : null,
    },
  };
}

/**
 * A call that orders and pays. The key identifies the attempt: the server answers a call sent
 * again, by a retry or from another tab, and never carries it out twice.
 */
export function placeOrderRequest(
  path: string,
  body: unknown,
  key: string,
): HttpRequest<OrderAnswer> {
  return { path, body, headers: { 'idempotency-key': key }, parse: parseOrderAnswer };
}

/** GET /attempts/:key: what became of an attempt. */
export function pollAttemptRequest(key: string): HttpRequest<OrderAnswer> {
  return {
    path: `/attempts/${encodeURIComponent(key)}`,
    timeoutMs: POLL_TIMEOUT_MS,
    parse: parseOrderAnswer,
  };
}
