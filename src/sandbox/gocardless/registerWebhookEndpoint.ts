import type { FastifyInstance } from 'fastify';
import type { GoCardlessStorage } from './openGoCardlessStorage.ts';

const ENDPOINT = {
  type: 'object',
  required: ['url'],
  properties: { url: { type: 'string', pattern: '^http://(127\\.0\\.0\\.1|localhost)(:\\d+)?$' } },
} as const;

/**
 * Sets the address for webhooks, like the provider's dashboard. Outside /sandbox, so that no
 * browser reaches it through the server, and only for addresses of this machine.
 */
export function registerWebhookEndpoint(app: FastifyInstance, storage: GoCardlessStorage): void {
  app.put<{ Body: { readonly url: string } }>(
    '/gocardless/webhook-endpoint',
    { schema: { body: ENDPOINT } },
    (request, reply) => {
      storage.setWebhookUrl(request.body.url);
      return reply.code(204).send();
    },
  );
}
