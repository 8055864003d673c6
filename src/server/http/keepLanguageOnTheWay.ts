import type { FastifyInstance } from 'fastify';
import { keepLanguage } from './requestLanguage.ts';
import { siteOf } from './Site.ts';

/**
 * Sets the language cookie on redirects, because the redirect's address no longer contains the
 * requested language.
 */
export function keepLanguageOnTheWay(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('location')) keepLanguage(request, reply, siteOf(request));
  });
}
