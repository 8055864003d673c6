import type { FastifyInstance } from 'fastify';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/** Refuses requests from pages of other sites, which could empty the mailbox or collect captcha tokens. */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (SAFE_METHODS.has(request.method) || typeof site !== 'string' || OWN_SITES.has(site)) return;
    await reply.code(403).send({ error: 'This request came from another site.' });
  });
}
