import type { FastifyInstance } from 'fastify';
import { chargeDate } from './chargeDate.ts';
import { createOnce } from './createOnce.ts';
import { invalidField, notFound, wrongState } from './GoCardlessFault.ts';
import type { Mandate, Payment } from './GoCardlessResource.ts';
import { type Ledger, movePayment, recordEvent } from './Ledger.ts';
import { playPayment } from './namedScenarios.ts';
import { newId } from './newId.ts';
import { accountOf, type Fields, fieldsIn, metadataIn, textIn } from './readRequest.ts';

interface ById {
  readonly Params: { readonly id: string };
}

interface Filter {
  readonly Querystring: {
    readonly mandate?: string;
    readonly customer?: string;
    readonly status?: string;
    readonly limit?: string;
    readonly after?: string;
  };
}

function amountIn(fields: Fields): number {
  const amount = fields['amount'];
  if (typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0) return amount;
  throw invalidField('payments', 'amount', 'must be a whole number greater than 0');
}

function payment(fields: Fields, mandate: Mandate, now: Date): Payment {
  if (textIn(fields, 'currency') !== 'GBP') {
    throw invalidField('payments', 'currency', 'must be GBP for a Bacs mandate');
  }
  return {
    id: newId('PM'),
    created_at: now.toISOString(),
    amount: amountIn(fields),
    amount_refunded: 0,
    currency: 'GBP',
    charge_date: chargeDate(now),
    description: textIn(fields, 'description'),
    reference: textIn(fields, 'reference'),
    retry_if_possible: fields['retry_if_possible'] === true,
    scheme: 'bacs',
    status: 'pending_submission',
    metadata: metadataIn(fields, 'payments'),
    links: { creditor: mandate.links.creditor, mandate: mandate.id },
  };
}

/** Payments: created once per idempotency key, read, listed, cancelled. */
export function registerPayments(api: FastifyInstance, ledger: Ledger): void {
  const { storage, now } = ledger;

  function mandateOf(fields: Fields, account: string): Mandate {
    const found = storage.find('mandates', textIn(fieldsIn(fields, 'links'), 'mandate') ?? '');
    if (found === null || found.account !== account) {
      throw invalidField('payments', 'links', 'must name a mandate of yours');
    }
    const { status } = found.resource;
    if (status === 'failed' || status === 'cancelled') {
      throw wrongState('mandate_is_inactive', `Mandate is ${status}`);
    }
    return found.resource;
  }

  function findPayment(id: string, account: string): Payment {
    const found = storage.find('payments', id);
    if (found === null || found.account !== account) throw notFound();
    return found.resource;
  }

  api.post('/payments', (request, reply) => {
    const made = createOnce(storage, request, 'payments', (fields, account) => {
      const mandate = mandateOf(fields, account);
      const resource = payment(fields, mandate, now());
      const follow = () => {
        recordEvent(ledger, account, {
          resource_type: 'payments',
          action: 'created',
          links: { payment: resource.id },
          origin: 'api',
          cause: 'payment_created',
        });
        playPayment(ledger, { account, resource }, mandate.links.customer);
      };
      return { resource, follow };
    });
    return reply.code(201).send({ payments: made });
  });

  api.get<Filter>('/payments', (request) => {
    const account = accountOf(request);
    const { mandate, customer, status, after } = request.query;
    const limit = Math.min(500, Math.max(1, Number(request.query.limit ?? 50) || 50));
    const own = storage.list('payments').filter((it) => it.account === account);
    const all = own
      .map((it) => it.resource)
      .filter((it) => mandate === undefined || it.links.mandate === mandate)
      .filter((it) => status === undefined || it.status === status)
      .filter((it) => {
        const payer = storage.find('mandates', it.links.mandate)?.resource.links.customer;
        return customer === undefined || payer === customer;
      });
    const from = after === undefined ? 0 : all.findIndex((it) => it.id === after) + 1;
    const page = all.slice(from, from + limit);
    const more = from + limit < all.length;
    const cursors = { before: null, after: more ? (page.at(-1)?.id ?? null) : null };
    return { payments: page, meta: { cursors, limit } };
  });

  api.get<ById>('/payments/:id', (request) => ({
    payments: findPayment(request.params.id, accountOf(request)),
  }));

  api.post<ById>('/payments/:id/actions/cancel', (request) => {
    const account = accountOf(request);
    const resource = findPayment(request.params.id, account);
    if (resource.status !== 'pending_submission') {
      throw wrongState('cancellation_failed', `Payment is ${resource.status}`);
    }
    const moved = movePayment(ledger, { account, resource }, 'cancelled', 'payment_cancelled');
    return { payments: moved.resource };
  });
}
