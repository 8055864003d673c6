import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { GoCardlessClient, Payment } from 'gocardless-nodejs';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { limitRequests } from '../limitRequests.ts';
import { DirectDebitFault, faultOf, refusalOf } from './DirectDebitFault.ts';
import type {
  CancelOutcome,
  CollectOutcome,
  CollectRequest,
  DirectDebitGateway,
  FlowOutcome,
  FlowRequest,
  FoundOutcome,
  MandateOutcome,
} from './DirectDebitGateway.ts';
import { type GoCardlessAccount, goCardlessClient } from './goCardlessClient.ts';
import { paymentOutcome } from './paymentOutcome.ts';

/** How long a call may take. */
export const GO_CARDLESS_TIMEOUT_MS = 60_000;

/** The metadata key that links a payment to its attempt. */
const ATTEMPT = 'attempt_id';

/** GoCardless with its own SDK, or the sandbox with the same API. */
export function goCardlessDirectDebit(
  account: GoCardlessAccount,
  timeoutMs = GO_CARDLESS_TIMEOUT_MS,
): DirectDebitGateway {
  const client = goCardlessClient(account);
  const limits = { timeoutMs, isRefused: isElsewhere };
  const inTime: Limited = (call) => within(limitRequests(limits, call), timeoutMs);
  const reading: Limited = (call) => inTime(() => again(call, timeoutMs));
  return {
    createFlow: (request) => inTime(() => createFlow(client, request)).catch(refused),
    findMandate: (id) => reading(() => findMandate(client, id)).catch(refused),
    collect: (request) => inTime(() => collect(client, request)).catch(notCollected),
    findByAttempt: (attempt) => reading(() => findByAttempt(client, attempt)).catch(refused),
    findPayment: (id) => reading(() => findPayment(client, id)).catch(refused),
    cancel: (id) => cancel(client, id, { inTime, reading }),
  };
}

type Limited = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Whether an answer leads to another address. Followed, it would send the payer there, or turn a
 * request for a payment into one that reads another record.
 */
function isElsewhere({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400;
}

/** When to repeat what only reads. */
const AGAIN_AFTER_MS = [1000, 2000];

/** Repeats a call without a definite answer, such as one that was cut off, while there is time. */
async function again<T>(call: () => Promise<T>, timeoutMs: number): Promise<T> {
  const until = performance.now() + timeoutMs;
  for (const pauseMs of AGAIN_AFTER_MS) {
    try {
      return await call();
    } catch (error) {
      const isOver = performance.now() + pauseMs >= until;
      if (isOver || refusalOf(faultOf(error)).kind !== 'unknown') throw error;
      await pause(pauseMs);
    }
  }
  return call();
}

const refused = (error: unknown) => refusalOf(faultOf(error));

/**
 * Limits a call, because the SDK has no time-out. The provider may still complete it later, so the
 * outcome is unknown.
 */
async function within<T>(call: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fault = new DirectDebitFault(`No answer within ${milliseconds} ms`, null, ['timeout']);
    timer = setTimeout(() => reject(fault), milliseconds);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function createFlow(client: GoCardlessClient, request: FlowRequest): Promise<FlowOutcome> {
  const { key, description, locale, payer, redirectUri, exitUri } = request;
  const billingRequest = await client.billingRequests.create(
    { mandate_request: { scheme: 'bacs', currency: 'GBP', description } },
    key,
  );
  // A flow only displays the request, so a second one is harmless, and the SDK's random key is
  // enough.
  const flow = await client.billingRequestFlows.create({
    links: { billing_request: billingRequest.id },
    auto_fulfil: true,
    // The provider expects ISO 639-1 languages.
    language: locale.slice(0, 2),
    ...(redirectUri !== null && { redirect_uri: redirectUri }),
    ...(exitUri !== null && { exit_uri: exitUri }),
    ...(payer !== null && {
      prefilled_customer: {
        given_name: payer.firstName,
        family_name: payer.lastName,
        company_name: payer.companyName,
        email: payer.email,
      },
    }),
  });
  const made = { billingRequestId: billingRequest.id, billingRequestFlowId: flow.id };
  return { kind: 'made', flow: made };
}

async function findMandate(client: GoCardlessClient, id: string): Promise<MandateOutcome> {
  const { status, links } = await client.billingRequests.find(id);
  const mandateId = links?.mandate_request_mandate;
  if (status === 'cancelled') {
    return { kind: 'withdrawn', reason: 'cancelled', mandateId: mandateId ?? null };
  }
  if (status !== 'fulfilled' || mandateId === undefined) return { kind: 'pending' };
  const mandate = await client.mandates.find(mandateId);
  switch (mandate.status) {
    case 'pending_customer_approval':
    case 'pending_submission':
    case 'submitted':
    case 'active':
      return { kind: 'authorised', mandateId };
    case 'failed':
    case 'cancelled':
    case 'expired':
    case 'consumed':
    case 'blocked':
    case 'suspended_by_payer':
      return { kind: 'withdrawn', reason: mandate.status, mandateId };
    case undefined:
      throw new DirectDebitFault('A mandate came without its status', null);
    default:
      return unreachable(mandate.status);
  }
}

async function collect(client: GoCardlessClient, request: CollectRequest): Promise<CollectOutcome> {
  const { attemptId, mandateId, amount, description } = request;
  if (amount.currency !== 'GBP') {
    const cause = new DirectDebitFault(`Bacs collects no ${amount.currency}`, null);
    return { kind: 'refused', reason: 'invalid', cause };
  }
  // For a key that was used before, the SDK fetches and returns the existing payment.
  const payment = await client.payments.create(
    {
      amount: amount.amount,
      currency: 'GBP',
      description,
      links: { mandate: mandateId },
      metadata: { [ATTEMPT]: attemptId },
    },
    attemptId,
  );
  const same =
    Number(payment.amount) === amount.amount &&
    payment.links?.mandate === mandateId &&
    isOf(payment, attemptId);
  if (same) return paymentOutcome(payment);
  const cause = new DirectDebitFault('The key made another payment before', 409);
  return { kind: 'refused', reason: 'conflict', cause };
}

/** A mandate that is no longer valid is not our fault: the bank or the payer declines. */
function notCollected(error: unknown): CollectOutcome {
  const cause = faultOf(error);
  const reason = cause.reasons.find((it) => it.startsWith('mandate_'));
  if (cause.status === 422 && reason !== undefined) return { kind: 'declined', reason, cause };
  return refusalOf(cause);
}

async function findByAttempt(
  client: GoCardlessClient,
  { attemptId, mandateId }: Pick<CollectRequest, 'attemptId' | 'mandateId'>,
): Promise<FoundOutcome> {
  for await (const payment of client.payments.all({ mandate: mandateId })) {
    if (isOf(payment, attemptId)) return paymentOutcome(payment);
  }
  return { kind: 'absent' };
}

async function findPayment(client: GoCardlessClient, id: string): Promise<FoundOutcome> {
  return paymentOutcome(await client.payments.find(id));
}

async function cancel(
  client: GoCardlessClient,
  id: string,
  { inTime, reading }: Readonly<Record<'inTime' | 'reading', Limited>>,
): Promise<CancelOutcome> {
  try {
    await inTime(() => client.payments.cancel(id));
    return { kind: 'cancelled' };
  } catch (error) {
    const cause = faultOf(error);
    if (!cause.reasons.includes('cancellation_failed')) return refusalOf(cause);
    try {
      const payment = await reading(() => client.payments.find(id));
      if (isReturned(payment)) return { kind: 'cancelled' };
      return { kind: 'tooLate', status: payment.status ?? 'unknown' };
    } catch (later) {
      return { kind: 'unknown', cause: faultOf(later) };
    }
  }
}

/**
 * Whether the payer has all of the money: it was never collected, was reclaimed, or was refunded by
 * hand.
 */
function isReturned(payment: Payment): boolean {
  const outcome = paymentOutcome(payment);
  return outcome.kind === 'declined' || (outcome.kind === 'approved' && outcome.isReturned);
}

function isOf(payment: Payment, attemptId: string): boolean {
  return payment.metadata?.[ATTEMPT] === attemptId;
}
