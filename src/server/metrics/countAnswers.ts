import type { FastifyInstance } from 'fastify';
import type { Metrics } from './Metrics.ts';

/** Counts every answer by its route's pattern, because a path may contain personal data. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered({
      method: request.method,
      route: request.is404 ? null : (request.routeOptions.url ?? null),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
