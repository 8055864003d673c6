import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { checkBankDetails, digitsOf } from './bankDetails.ts';
import { completeFlow } from './completeFlow.ts';
import type { BillingRequest, BillingRequestFlow } from './GoCardlessResource.ts';
import type { Ledger } from './Ledger.ts';
import type { Owned } from './openGoCardlessStorage.ts';
import { renderFlow, renderFlowGone } from './renderFlow.ts';

/** The CSP of the form in the frame. Only pages of this origin may embed it. */
const FRAME_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const TEXT = { type: 'string', maxLength: 200 } as const;

const DETAILS = {
  type: 'object',
  additionalProperties: false,
  required: ['givenName', 'familyName', 'email', 'sortCode', 'accountNumber'],
  properties: {
    givenName: TEXT,
    familyName: TEXT,
    email: TEXT,
    sortCode: TEXT,
    accountNumber: TEXT,
  },
} as const;

interface Details {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly sortCode: string;
  readonly accountNumber: string;
}

interface OneFlow {
  readonly Params: { readonly id: string };
}

interface Work {
  readonly flow: BillingRequestFlow;
  readonly request: Owned<BillingRequest>;
}

interface Problem {
  readonly field: keyof Details;
  readonly message: string;
}

function problemOf(details: Details): Problem | null {
  const { givenName, familyName, email, sortCode, accountNumber } = details;
  if (givenName.trim() === '') return { field: 'givenName', message: 'Enter your first name.' };
  if (familyName.trim() === '') return { field: 'familyName', message: 'Enter your last name.' };
  if (!/^\S+@\S+$/.test(email.trim())) {
    return { field: 'email', message: 'Enter your email, such as name@example.com.' };
  }
  return checkBankDetails({
    sortCode: digitsOf(sortCode),
    accountNumber: digitsOf(accountNumber),
  });
}

/** The drop-in that a page opens: its script, the form in its frame, and the calls behind the form. */
export function registerDropin(app: FastifyInstance, ledger: Ledger): void {
  const { storage, now } = ledger;
  const files: readonly (readonly [string, string])[] = [
    ['dropin.js', 'text/javascript; charset=utf-8'],
    ['dropin.css', 'text/css; charset=utf-8'],
    ['flow.js', 'text/javascript; charset=utf-8'],
    ['flow.css', 'text/css; charset=utf-8'],
  ];
  for (const [name, type] of files) {
    const content = readFileSync(join(import.meta.dirname, 'browser', name), 'utf8');
    app.get(`/sandbox/gocardless/${name}`, (_request, reply) => reply.type(type).send(content));
  }

  /** Returns a flow that is open or finished; null once it has expired. */
  function workOf(id: string): Work | null {
    const flow = storage.find('billing_request_flows', id)?.resource;
    if (flow === undefined || flow.expires_at <= now().toISOString()) return null;
    const request = storage.find('billing_requests', flow.links.billing_request);
    return request === null || request.resource.status === 'cancelled' ? null : { flow, request };
  }

  app.get<OneFlow>('/sandbox/gocardless/flow/:id', (request, reply) => {
    const work = workOf(request.params.id);
    reply.header('content-security-policy', FRAME_CSP).type('text/html; charset=utf-8');
    if (work === null) return reply.code(404).send(renderFlowGone());
    return reply.send(renderFlow(work.flow, work.request.resource));
  });

  const schema = { body: DETAILS };
  app.post<OneFlow & { Body: Details }>(
    '/sandbox/gocardless/flow/:id/check',
    { schema },
    (request, reply) => {
      const problem = problemOf(request.body);
      return reply.send({ problem });
    },
  );

  app.post<OneFlow & { Body: Details }>(
    '/sandbox/gocardless/flow/:id/complete',
    { schema },
    (request, reply) => {
      const work = workOf(request.params.id);
      if (work === null) return reply.code(404).send({ error: 'This flow has run out.' });
      const { flow, request: asked } = work;
      if (asked.resource.status === 'fulfilled') {
        return reply.send({ billingRequest: asked.resource, flow });
      }
      const problem = problemOf(request.body);
      if (problem !== null) return reply.send({ problem });
      const { givenName, familyName, email, accountNumber } = request.body;
      const billingRequest = completeFlow(ledger, asked, {
        givenName: givenName.trim(),
        familyName: familyName.trim(),
        email: email.trim(),
        accountNumber: digitsOf(accountNumber),
      });
      return reply.send({ billingRequest, flow });
    },
  );
}
