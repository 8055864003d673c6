import type { FastifyInstance } from 'fastify';
import type { AnalyticsEvent } from '../../core/contract/generated/calls.ts';
import { recordAnalytics } from '../commands/recordAnalytics.ts';
import { callSchema } from '../http/callSchemas.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { sessionOf } from '../session/visitorSession.ts';

/** Takes the page's events, by beacon. Serves Specification 7.0.8. */
export function analyticsRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post<{ Body: AnalyticsEvent }>('/api/analytics', {
    onRequest: checkOrigin,
    schema: {
      tags: ['analytics'],
      summary: 'Record an event of the page',
      body: callSchema('AnalyticsEvent'),
      response: {
        204: { type: 'null', description: 'Recorded' },
        '4xx': callSchema('FailureResponse'),
        '5xx': callSchema('FailureResponse'),
      },
    },
    handler: async (request, reply) => {
      const brandId = siteOf(request).built.brand.id;
      const session = sessionOf(request, deps);
      await recordAnalytics(deps, { brandId, ip: request.ip, session }, request.body);
      return reply.code(204).send();
    },
  });
}
