import type { AttemptPending } from '../../../core/contract/generated/calls.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { isPaymentMethod } from '../../../core/rules/paymentMethods/isPaymentMethod.ts';
import type { HttpRequest } from './http.ts';

const COMPLETIONS = ['activationEmail', 'activeAccount', 'upgraded'] as const;

/** What the page uses of a successful order: a sign-up or an upgrade. */
export interface OrderOutcome {
  /** What comes next; null when the answer does not say, as for an upgrade. */
  readonly completion: (typeof COMPLETIONS)[number] | null;
  readonly redirectUrl: string | null;
  /** In minor units; null when nothing was charged. */
  readonly totalAmountPaid: number | null;
  /** The method that was used, which may differ from the form's; null when the answer does not say. */
  readonly paymentType: PaymentMethod | null;
  /** The complete answer. The receipt parses it when it shows. */
  readonly told: unknown;
}

/** A success, or an outcome that is still unknown. */
export type OrderAnswer =
  | { readonly kind: 'done'; readonly outcome: OrderOutcome }
  | {
      readonly kind: 'pending';
      /** Seconds until the next request. */
      readonly retryAfter: number;
      /**
       * The key to ask with, if it differs: that of another attempt of this visitor in progress;
       * else null.
       */
      readonly attempt: string | null;
    };

const POLL_TIMEOUT_MS = 10_000;

const PENDING = 'PAYMENT_PENDING' satisfies AttemptPending['message'];

/**
 * Parses the answer to an order, or to the request for its outcome. A successful status is a
 * success even if other data is missing or odd, because a paid order must never show as a failure.
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
 * A call that places an order, free or paid. The key identifies the attempt: when the call is repeated, by a
 * retry or from another tab, the server answers again but does not carry it out twice.
 */
export function placeOrderRequest(
  path: string,
  body: unknown,
  key: string,
): HttpRequest<OrderAnswer> {
  return { path, body, headers: { 'idempotency-key': key }, parse: parseOrderAnswer };
}

/** GET /attempts/:key: asks for an attempt's outcome. */
export function pollAttemptRequest(key: string): HttpRequest<OrderAnswer> {
  return {
    path: `/attempts/${encodeURIComponent(key)}`,
    timeoutMs: POLL_TIMEOUT_MS,
    parse: parseOrderAnswer,
  };
}
