import type { FastifyInstance } from 'fastify';
import type { GoCardlessStorage } from './openGoCardlessStorage.ts';

const ENDPOINT = {
  type: 'object',
  required: ['url'],
  properties: { url: { type: 'string', pattern: '^http://(127\\.0\\.0\\.1|localhost)(:\\d+)?$' } },
} as const;

/**
 * Where webhooks go, as it would be entered in the provider's dashboard. Beside /sandbox, so that no
 * browser gets here through the server, and to this machine only.
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
