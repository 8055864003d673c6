import type { FastifyInstance } from 'fastify';
import type { AnalyticsEvent } from '../../core/contract/generated/calls.ts';
import { recordAnalytics } from '../commands/recordAnalytics.ts';
import { callSchema } from '../http/callSchemas.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { visitorConsent } from '../session/visitorConsent.ts';
import { sessionOf } from '../session/visitorSession.ts';
import { FAILURES } from './answers.ts';

/**
 * Receives the page's events, by beacon. Drops events of a visitor who does not accept analytics,
 * because an old page may not know their answer.
 */
export function analyticsRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post<{ Body: AnalyticsEvent }>('/api/analytics', {
    onRequest: checkOrigin,
    schema: {
      tags: ['analytics'],
      summary: 'Record an event of the page',
      body: callSchema('AnalyticsEvent'),
      response: {
        204: { type: 'null', description: 'Recorded, if the visitor may be measured' },
        ...FAILURES,
      },
    },
    handler: async (request, reply) => {
      if (visitorConsent(request) !== 'granted') return reply.code(204).send();
      const brandId = siteOf(request).built.brand.id;
      const session = sessionOf(request, deps);
      await recordAnalytics(deps, { brandId, ip: request.ip, session }, request.body);
      return reply.code(204).send();
    },
  });
}
