import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { BillingConfig } from '../../config/Config.ts';
import { readAnswer } from '../readAnswer.ts';
import type {
  BillingGateway,
  BillingOrder,
  BillingOutcome,
  BillingPayment,
} from './BillingGateway.ts';
import { withoutCustomer } from './withoutCustomer.ts';

/** Longer than a healthy billing system takes. */
const TIMEOUT_MS = 10_000;

/** Billing's answer: its body as JSON, null when empty. */
type Answer =
  | { readonly kind: 'answered'; readonly body: unknown }
  | Extract<BillingOutcome, { kind: 'refused' | 'unknown' }>;

/**
 * Billing over HTTP: PUT /payments/{attempt} and /subscriptions/{attempt}, DELETE
 * /subscriptions/{attempt}. A repeated PUT is the same record; after a DELETE it is refused with
 * 410.
 */
export function httpBilling(config: BillingConfig | null, timeoutMs = TIMEOUT_MS): BillingGateway {
  if (config === null) return { record: async () => ABSENT, end: async () => ABSENT };
  return {
    async record(attemptId, order, payment) {
      const put = (path: string, body: object) =>
        send({ ...config, timeoutMs }, { method: 'PUT', path, body, order });
      if (payment.transactionId !== null) {
        const paid = await put(`/payments/${attemptId}`, paymentBody(order, payment));
        if (paid.kind !== 'answered') return paid;
        if (idIn(paid.body, 'payment') === null) return { kind: 'empty', of: 'payment' };
      }
      const answer = await put(`/subscriptions/${attemptId}`, { ...order, payment });
      if (answer.kind !== 'answered') return answer;
      const billingId = idIn(answer.body, 'subscription');
      return billingId === null
        ? { kind: 'empty', of: 'subscription' }
        : { kind: 'recorded', billingId };
    },
    async end(attemptId) {
      const answer = await send(
        { ...config, timeoutMs },
        {
          method: 'DELETE',
          path: `/subscriptions/${attemptId}`,
          body: null,
          order: null,
        },
      );
      return answer.kind === 'answered' ? { kind: 'done' } : answer;
    },
  };
}

const ABSENT = { kind: 'refused', detail: 'No billing system is set up' } as const;

function paymentBody(order: BillingOrder, payment: BillingPayment): object {
  const { account, charges, orderNumber } = order;
  return { ...payment, orderNumber, accountId: account.id, currency: charges.currency };
}

interface Call {
  readonly method: 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: object | null;
  /** The order that the call is about, whose customer is not named in the log. */
  readonly order: BillingOrder | null;
}

async function send(
  { apiKey, timeoutMs, url }: BillingConfig & { readonly timeoutMs: number },
  { body, method, order, path }: Call,
): Promise<Answer> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      ...(body !== null && { body: JSON.stringify(body) }),
      // Followed, it would send the customer to another address, or turn a PUT into a GET that reads
      // another record.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = response.body === null ? '' : await readAnswer(response.body);
    const detail = `Billing answered ${response.status} to ${method} ${path}: ${withoutCustomer(text, order)}`;
    if (response.ok) return answerIn(text, detail);
    return passes(response.status)
      ? { kind: 'unknown', cause: new Error(detail) }
      : { kind: 'refused', detail };
  } catch (cause) {
    return { kind: 'unknown', cause };
  }
}

function answerIn(text: string, detail: string): Answer {
  if (text === '') return { kind: 'answered', body: null };
  try {
    return { kind: 'answered', body: JSON.parse(text) };
  } catch {
    // The parser's error would quote the answer.
    return { kind: 'unknown', cause: new Error(`${detail}, which is not JSON`) };
  }
}

/**
 * Whether a repetition of the request may succeed later. A redirect leads to a page of maintenance,
 * or to an address that has to be set here.
 */
function passes(status: number): boolean {
  const isRedirect = status >= 300 && status < 400;
  return isRedirect || status >= 500 || status === 408 || status === 429;
}

function idIn(body: unknown, name: 'payment' | 'subscription'): string | null {
  const record = isRecord(body) ? body[name] : null;
  const id = isRecord(record) ? record['id'] : null;
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && id !== '' ? id : null;
}
