import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SANDBOX_BILLING } from '../../core/contract/sandbox/sandboxBilling.ts';
import { unreachable } from '../../core/contract/unreachable.ts';
import type { BillingCall, BillingFault, BillingFaults } from './billingFaults.ts';
import { readBillingFault } from './billingFaults.ts';
import type { BillingStorage } from './openBillingStorage.ts';
import { isSubscriptionOrder, readPayment } from './readBillingRequest.ts';
import { timeOf } from './subscriptionTime.ts';

export interface BillingParts {
  readonly storage: BillingStorage;
  readonly faults: BillingFaults;
  readonly now: () => Date;
}

interface OfAttempt {
  readonly Params: { readonly attempt: string };
}

interface BillingAnswer {
  readonly status: number;
  readonly body: object | null;
}

const { apiKey, path } = SANDBOX_BILLING;

/** The billing system's API for servers with its key, and the endpoint that causes faults. */
export function registerBilling(app: FastifyInstance, parts: BillingParts): void {
  const { faults, now, storage } = parts;
  const answering =
    (call: BillingCall, work: (attempt: string, body: unknown) => BillingAnswer) =>
    async (request: FastifyRequest<OfAttempt>, reply: FastifyReply) => {
      if (request.headers.authorization !== `Bearer ${apiKey}`) return send(reply, UNAUTHORISED);
      const fault = faults.take(call);
      if (fault?.when === 'before') return suffer(fault, request, reply);
      const answer = work(request.params.attempt, request.body);
      return fault === null ? send(reply, answer) : suffer(fault, request, reply);
    };

  app.put<OfAttempt>(
    `${path}/payments/:attempt`,
    answering('payment', (attemptId, body) => {
      const sent = readPayment(body);
      if (sent === null) return UNREADABLE;
      const payment = storage.payment(attemptId) ?? { id: `PAY-${attemptId}`, attemptId, ...sent };
      storage.savePayment(payment);
      return { status: 200, body: { payment: { id: payment.id } } };
    }),
  );
  app.put<OfAttempt>(
    `${path}/subscriptions/:attempt`,
    answering('subscription', (attemptId, body) => {
      if (!isSubscriptionOrder(body)) return UNREADABLE;
      const known = storage.subscription(attemptId);
      if (known !== null && known.endedAt !== null) return ENDED;
      const made = { id: `SUB-${attemptId}`, attemptId, order: body, endedAt: null };
      if (known === null) storage.saveSubscription(made);
      return { status: 200, body: { subscription: { id: made.id } } };
    }),
  );
  app.delete<OfAttempt>(
    `${path}/subscriptions/:attempt`,
    answering('end', (attemptId) => {
      const known = storage.subscription(attemptId);
      const id = known?.id ?? `SUB-${attemptId}`;
      const order = known?.order ?? null;
      const time = known === null ? now() : timeOf(known, now());
      const endedAt = known?.endedAt ?? time.toISOString();
      storage.saveSubscription({ ...known, id, attemptId, order, endedAt });
      return { status: 204, body: null };
    }),
  );

  app.post('/sandbox/billing/faults', (request, reply) => {
    const fault = readBillingFault(request.body);
    if (fault === null) return reply.code(400).send({ error: 'Name a call and how it fails.' });
    faults.add(fault);
    return reply.code(201).send(fault);
  });
  app.delete('/sandbox/billing/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}

const UNAUTHORISED: BillingAnswer = { status: 401, body: { error: 'The key is not known.' } };
const UNREADABLE: BillingAnswer = { status: 422, body: { error: 'The record is not whole.' } };
/** An ended attempt cannot start again, whichever call came first. */
const ENDED: BillingAnswer = { status: 410, body: { error: 'This subscription was ended.' } };

function send(reply: FastifyReply, { body, status }: BillingAnswer): FastifyReply {
  return reply.code(status).send(body ?? undefined);
}

function suffer(
  { how }: BillingFault,
  request: FastifyRequest<OfAttempt>,
  reply: FastifyReply,
): FastifyReply {
  switch (how) {
    case 'empty':
      return reply.code(200).send();
    case 'hang':
      return reply.hijack();
    case 'cut':
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'status500':
      return reply.code(500).send();
    case 'status422':
      return reply.code(422).send({ error: 'The record was refused.' });
    default:
      return unreachable(how);
  }
}
