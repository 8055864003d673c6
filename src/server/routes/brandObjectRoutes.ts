import type { FastifyInstance } from 'fastify';
import { FOR_EVER } from '../http/cacheControl.ts';
import { sendCompressed } from '../http/sendCompressed.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { LOGO_POLICY } from '../security/headers.ts';

interface ObjectParams {
  Params: { object: string };
}

type ObjectDeps = Pick<ServerDeps, 'brands'>;

/** Logos: immutable objects that the build wrote. On every host, or on those that match. */
export function logoRoute(
  app: FastifyInstance,
  { brands }: ObjectDeps,
  constraints: { readonly host?: RegExp } = {},
): void {
  app.get<ObjectParams>('/brand-assets/:object', { constraints }, async (request, reply) => {
    const svg = await brands.logo(request.params.object);
    if (svg === null) return reply.callNotFound();
    reply
      .type('image/svg+xml')
      .header('content-security-policy', LOGO_POLICY)
      .header('cache-control', FOR_EVER);
    return sendCompressed(request, reply, svg);
  });
}

/** The texts that are agreed to, as nodes. */
export function termsRoute(app: FastifyInstance, { brands }: ObjectDeps): void {
  app.get<ObjectParams>('/terms/:object', async (request, reply) => {
    const terms = await brands.terms(request.params.object);
    if (terms === null) return reply.callNotFound();
    reply.type('application/json; charset=utf-8').header('cache-control', FOR_EVER);
    return sendCompressed(request, reply, JSON.stringify(terms));
  });
}
