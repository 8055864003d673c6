import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { GoCardlessFault, misuse } from './GoCardlessFault.ts';
import type { Ledger } from './Ledger.ts';
import { accountOf } from './readRequest.ts';
import { registerBillingRequests } from './registerBillingRequests.ts';
import { registerLostAnswers } from './registerLostAnswers.ts';
import { registerMandates } from './registerMandates.ts';
import { registerPayments } from './registerPayments.ts';

const LIMIT = 1000;
const WINDOW_MS = 60_000;
const DOCUMENTATION = 'https://developer.gocardless.com/api-reference';

function faultOf(error: unknown): GoCardlessFault {
  if (error instanceof GoCardlessFault) return error;
  const status = error instanceof Error ? Number(Reflect.get(error, 'statusCode')) : 500;
  if (status >= 400 && status < 500) {
    return misuse(400, 'invalid_request', 'The request could not be read');
  }
  const message = 'Uh-oh! There was an internal error';
  return new GoCardlessFault(500, 'gocardless', message, [
    { reason: 'internal_server_error', message },
  ]);
}

/**
 * The REST API for servers, as the provider's SDK uses it: bearer tokens, a version header, errors
 * in the provider's format, and the remaining rate limit.
 */
export async function registerGoCardlessApi(app: FastifyInstance, ledger: Ledger): Promise<void> {
  let windowEnds = 0;
  let used = 0;
  const loseAnswer = registerLostAnswers(app);

  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const at = ledger.now().getTime();
      if (at >= windowEnds) {
        windowEnds = at + WINDOW_MS;
        used = 0;
      }
      used += 1;
      reply
        .header('x-request-id', randomUUID())
        .header('ratelimit-limit', LIMIT)
        .header('ratelimit-remaining', Math.max(0, LIMIT - used))
        .header('ratelimit-reset', new Date(windowEnds).toUTCString());
      accountOf(request);
      if (request.headers['gocardless-version'] === undefined) {
        throw misuse(400, 'missing_version_header', 'No version header was sent');
      }
      if (used > LIMIT) throw misuse(429, 'rate_limit_exceeded', 'Rate limit exceeded');
    });
    api.addHook('onSend', async (request) => loseAnswer(request));
    api.setErrorHandler((error, _request, reply) => {
      const { status, type, message, reasons } = faultOf(error);
      const code = reasons[0]?.reason ?? type;
      return reply.code(status).send({
        error: {
          message,
          documentation_url: `${DOCUMENTATION}#${code}`,
          type,
          request_id: reply.getHeader('x-request-id') ?? null,
          errors: reasons,
          code: status,
        },
      });
    });
    registerBillingRequests(api, ledger);
    registerMandates(api, ledger);
    registerPayments(api, ledger);
  });
}
