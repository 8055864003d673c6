import type { FastifyInstance } from 'fastify';
import { keepLanguage } from './requestLanguage.ts';
import { siteOf } from './Site.ts';

/**
 * Has a browser that is led elsewhere keep the language that it was asked for on the way: the address
 * that names it is left behind.
 */
export function keepLanguageOnTheWay(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('location')) keepLanguage(request, reply, siteOf(request));
  });
}
