import type { FastifyInstance } from 'fastify';
import { createOnce } from './createOnce.ts';
import { invalidField, notFound } from './GoCardlessFault.ts';
import type {
  BillingRequest,
  BillingRequestFlow,
  PrefilledCustomer,
} from './GoCardlessResource.ts';
import type { Ledger } from './Ledger.ts';
import { newId } from './newId.ts';
import { accountOf, type Fields, fieldsIn, metadataIn, textIn } from './readRequest.ts';

interface ById {
  readonly Params: { readonly id: string };
}

const WEEK_MS = 7 * 86_400_000;

function billingRequest(fields: Fields, now: Date): BillingRequest {
  const asked = fieldsIn(fields, 'mandate_request');
  if (textIn(asked, 'scheme') !== 'bacs') {
    throw invalidField('billing_requests', 'mandate_request', "must ask for the scheme 'bacs'");
  }
  return {
    id: newId('BRQ'),
    created_at: now.toISOString(),
    status: 'pending',
    mandate_request: {
      scheme: 'bacs',
      currency: 'GBP',
      description: textIn(asked, 'description'),
      verify: textIn(asked, 'verify') ?? 'recommended',
      links: {},
    },
    payment_request: null,
    fallback_enabled: false,
    fallback_occurred: false,
    metadata: metadataIn(fields, 'billing_requests'),
    links: { customer: newId('CU'), mandate_request: newId('MRQ') },
  };
}

function prefilled(fields: Fields): PrefilledCustomer | null {
  if (fields['prefilled_customer'] === undefined) return null;
  const given = fieldsIn(fields, 'prefilled_customer');
  return {
    given_name: textIn(given, 'given_name'),
    family_name: textIn(given, 'family_name'),
    company_name: textIn(given, 'company_name'),
    email: textIn(given, 'email'),
  };
}

function billingRequestFlow(fields: Fields, requestId: string, now: Date): BillingRequestFlow {
  const id = newId('BRF');
  return {
    id,
    created_at: now.toISOString(),
    authorisation_url: `/sandbox/gocardless/flow/${id}`,
    auto_fulfil: true,
    expires_at: new Date(now.getTime() + WEEK_MS).toISOString(),
    exit_uri: textIn(fields, 'exit_uri'),
    redirect_uri: textIn(fields, 'redirect_uri'),
    prefilled_customer: prefilled(fields),
    session_token: null,
    links: { billing_request: requestId },
  };
}

/** Billing requests and their flows. */
export function registerBillingRequests(api: FastifyInstance, ledger: Ledger): void {
  const { storage, now } = ledger;

  function findRequest(id: string, account: string): BillingRequest {
    const found = storage.find('billing_requests', id);
    if (found === null || found.account !== account) throw notFound();
    return found.resource;
  }

  api.post('/billing_requests', (request, reply) => {
    const made = createOnce(storage, request, 'billing_requests', (fields) => ({
      resource: billingRequest(fields, now()),
    }));
    return reply.code(201).send({ billing_requests: made });
  });

  api.get<ById>('/billing_requests/:id', (request) => ({
    billing_requests: findRequest(request.params.id, accountOf(request)),
  }));

  api.post<ById>('/billing_requests/:id/actions/cancel', (request) => {
    const account = accountOf(request);
    const cancelled = { ...findRequest(request.params.id, account), status: 'cancelled' as const };
    storage.save('billing_requests', account, cancelled);
    return { billing_requests: cancelled };
  });

  api.post('/billing_request_flows', (request, reply) => {
    const account = accountOf(request);
    const fields = fieldsIn(request.body, 'billing_request_flows');
    const requestId = textIn(fieldsIn(fields, 'links'), 'billing_request') ?? '';
    const flow = billingRequestFlow(fields, findRequest(requestId, account).id, now());
    storage.save('billing_request_flows', account, flow);
    return reply.code(201).send({ billing_request_flows: flow });
  });
}
