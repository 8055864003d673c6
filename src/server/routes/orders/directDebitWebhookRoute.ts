import type { FastifyInstance } from 'fastify';
import { readWebhook } from '../../gateways/direct-debit/readWebhook.ts';
import { BODY_LIMITS } from '../../http/bodyLimits.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { insertDirectDebitHints } from '../../storage/insertDirectDebitHints.ts';

interface Webhook {
  readonly Params: { readonly paymentAccount: string };
}

/** The status that the provider expects for an invalid signature. */
const BAD_SIGNATURE = 498;

/**
 * Receives webhooks of the direct debit provider, on any host. They are only hints: each event is
 * stored once, in any order, and the provider is asked later. Does nothing else, so that it answers
 * well within the provider's limit of 10 s.
 */
export async function directDebitWebhookRoute(
  app: FastifyInstance,
  { config, clock, database }: Pick<ServerDeps, 'config' | 'clock' | 'database'>,
): Promise<void> {
  await app.register(async (raw) => {
    // The signature covers the raw bytes, so they must not be parsed as JSON first.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    raw.post<Webhook>(
      '/webhooks/gocardless/:paymentAccount',
      { bodyLimit: BODY_LIMITS.webhook },
      async (request, reply) => {
        const { paymentAccount } = request.params;
        const keys = config.directDebit.keysOf(paymentAccount);
        if (keys === null) return reply.code(404).send();
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers['webhook-signature'];
        const read = readWebhook(body, keys.webhookSecret, signature);
        if (!read.ok) {
          request.log.warn({ paymentAccount, problem: read.error }, 'A webhook was refused');
          return reply.code(read.error === 'signature' ? BAD_SIGNATURE : 400).send();
        }
        await insertDirectDebitHints(database, paymentAccount, read.value, clock());
        return reply.code(204).send();
      },
    );
  });
}
