import type { FastifyInstance } from 'fastify';
import type { BraintreeParts } from './answerCall.ts';
import { registerClientApi } from './client-api/registerClientApi.ts';
import { readFault } from './openFaults.ts';
import { registerServerApi } from './server-api/registerServerApi.ts';

/** Both halves of the card gateway, and the endpoint that causes faults. */
export async function registerBraintree(
  app: FastifyInstance,
  parts: BraintreeParts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    // The server's SDK declares JSON even when it sends no body.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      (_request, body, done) => {
        try {
          done(null, body === '' ? {} : JSON.parse(String(body)));
        } catch {
          done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
        }
      },
    );
    registerServerApi(scope, parts);
    registerClientApi(scope, parts);
  });

  app.post('/sandbox/gateway/faults', (request, reply) => {
    const fault = readFault(request.body);
    if (fault === null) return reply.code(400).send({ error: 'Name a call and how it fails.' });
    parts.faults.add(fault);
    return reply.code(201).send(fault);
  });
  app.delete('/sandbox/gateway/faults', (_request, reply) => {
    parts.faults.clear();
    return reply.code(204).send();
  });
}
