import type { FastifyInstance, FastifyRequest } from 'fastify';

const FAULT = {
  type: 'object',
  required: ['call', 'how', 'when'],
  properties: {
    call: { const: 'payment' },
    how: { const: 'cut' },
    when: { const: 'after' },
    times: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
  },
} as const;

/**
 * Lets a test drop the answers to payments that were made: POST /gocardless/faults. Outside
 * /sandbox, so that no browser reaches it through the server. Returns a function to call before an
 * answer is sent.
 */
export function registerLostAnswers(app: FastifyInstance): (request: FastifyRequest) => void {
  let left = 0;

  app.post<{ Body: { readonly times: number } }>(
    '/gocardless/faults',
    { schema: { body: FAULT } },
    (request, reply) => {
      left += request.body.times;
      return reply.code(201).send();
    },
  );

  return (request) => {
    if (left === 0 || request.method !== 'POST' || request.url !== '/payments') return;
    left -= 1;
    request.raw.socket.destroy();
  };
}
