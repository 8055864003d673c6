import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../http/sendCompressed.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { SVG_POLICY } from '../security/headers.ts';
import { FOR_EVER } from './assetRoutes.ts';

interface ObjectParams {
  Params: { object: string };
}

/** Logos and the texts that are agreed to: immutable objects that the build wrote. */
export function brandObjectRoutes(app: FastifyInstance, { brands }: ServerDeps): void {
  app.get<ObjectParams>('/brand-assets/:object', async (request, reply) => {
    const svg = await brands.logo(request.params.object);
    if (svg === null) return reply.callNotFound();
    reply
      .type('image/svg+xml')
      .header('content-security-policy', SVG_POLICY)
      .header('cache-control', FOR_EVER);
    return sendCompressed(request, reply, svg);
  });

  app.get<ObjectParams>('/terms/:object', async (request, reply) => {
    const terms = await brands.terms(request.params.object);
    if (terms === null) return reply.callNotFound();
    reply.type('application/json; charset=utf-8').header('cache-control', FOR_EVER);
    return sendCompressed(request, reply, JSON.stringify(terms));
  });
}
