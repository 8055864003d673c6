import type { FastifyInstance } from 'fastify';
import type { FaultReport } from '../../core/contract/generated/calls.ts';
import { BODY_LIMITS } from '../http/bodyLimits.ts';
import { callSchema } from '../http/callSchemas.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { networkOf } from '../security/networkOf.ts';
import { FAILURES } from './answers.ts';

/**
 * Logs the page's reports when there is no report service. The log masks them again. Never logged
 * as an error, because visitors control their content.
 */
export function reportsRoute(app: FastifyInstance, deps: Pick<ServerDeps, 'rateLimits'>): void {
  app.post<{ Body: FaultReport }>('/api/reports', {
    onRequest: checkOrigin,
    bodyLimit: BODY_LIMITS.report,
    schema: {
      tags: ['reports'],
      summary: "Log a fault of the page's own, or a call of its that failed",
      body: callSchema('FaultReport'),
      response: {
        204: { type: 'null', description: 'Logged' },
        ...FAILURES,
      },
    },
    handler: async (request, reply) => {
      const brand = siteOf(request).built.brand.id;
      await deps.rateLimits.use('reportsByIp', `${brand}/${networkOf(request.ip)}`);
      const line = { brand, report: request.body };
      if (request.body.level === 'info') request.log.info(line, 'The page reports');
      else request.log.warn(line, 'The page reports');
      return reply.code(204).send();
    },
  });
}
