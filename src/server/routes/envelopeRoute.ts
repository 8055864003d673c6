import type { FastifyInstance } from 'fastify';
import { forwardEnvelope } from '../commands/forwardEnvelope.ts';
import { BODY_LIMITS } from '../http/bodyLimits.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { networkOf } from '../security/networkOf.ts';
import { visitorConsent } from '../session/visitorConsent.ts';
import { FAILURES } from './answers.ts';

/**
 * Neither a form nor a simple request of another site can have this type. A browser would send a
 * preflight request first.
 */
const ENVELOPE = 'application/x-sentry-envelope';

/**
 * Passes the page's reports on to the report service, so that the page's policy need not allow
 * another host. Exists only when a service is configured. Passes on timings and replays only of
 * visitors who accept analytics.
 */
export function envelopeRoute(
  app: FastifyInstance,
  deps: Pick<ServerDeps, 'config' | 'rateLimits'>,
): void {
  const { sentry } = deps.config;
  if (sentry === null) return;
  app.addContentTypeParser(ENVELOPE, { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.post<{ Body: string }>('/api/reports/envelope', {
    onRequest: checkOrigin,
    bodyLimit: BODY_LIMITS.envelope,
    schema: {
      tags: ['reports'],
      summary: "Pass an envelope of the page's reports on to the report service",
      consumes: [ENVELOPE],
      response: {
        200: { type: 'object', additionalProperties: true, description: 'Passed on' },
        ...FAILURES,
      },
    },
    handler: async (request, reply) => {
      const brand = siteOf(request).built.brand.id;
      await deps.rateLimits.use('envelopesByIp', `${brand}/${networkOf(request.ip)}`);
      const isMeasured = visitorConsent(request) === 'granted';
      // Without an answer the report is dropped. The page could not do anything about it.
      const headers = await forwardEnvelope(sentry, request.body, {
        isMeasured,
        logger: request.log,
      });
      return reply.headers(headers).send({});
    },
  });
}
