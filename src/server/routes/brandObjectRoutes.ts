import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOR_EVER } from '../http/cacheControl.ts';
import { sendCompressed } from '../http/sendCompressed.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { LOGO_POLICY } from '../security/headers.ts';

interface ObjectParams {
  Params: { object: string };
}

type ObjectDeps = Pick<ServerDeps, 'brands'>;

/**
 * Logos, as SVG for pages and PNG for mails: immutable objects that the build wrote. On every host,
 * or only on those that match.
 */
export function logoRoute(
  app: FastifyInstance,
  { brands }: ObjectDeps,
  constraints: { readonly host?: RegExp } = {},
): void {
  app.get<ObjectParams>('/brand-assets/:object', { constraints }, async (request, reply) => {
    const { object } = request.params;
    const png = await brands.picture(object);
    if (png !== null) return sendPicture(reply, png);
    const svg = await brands.logo(object);
    if (svg === null) return reply.callNotFound();
    reply
      .type('image/svg+xml')
      .header('content-security-policy', LOGO_POLICY)
      .header('cache-control', FOR_EVER);
    return sendCompressed(request, reply, svg);
  });
}

/** Sends a mail's logo, which mail programs may show on a page of any origin. */
function sendPicture(reply: FastifyReply, png: Buffer): FastifyReply {
  return reply
    .type('image/png')
    .header('content-security-policy', LOGO_POLICY)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', FOR_EVER)
    .send(png);
}

/** The texts to agree to, as nodes. */
export function termsRoute(app: FastifyInstance, { brands }: ObjectDeps): void {
  app.get<ObjectParams>('/terms/:object', async (request, reply) => {
    const terms = await brands.terms(request.params.object);
    if (terms === null) return reply.callNotFound();
    reply.type('application/json; charset=utf-8').header('cache-control', FOR_EVER);
    return sendCompressed(request, reply, JSON.stringify(terms));
  });
}
