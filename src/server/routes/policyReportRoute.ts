import type { FastifyInstance } from 'fastify';
import { BODY_LIMITS } from '../http/bodyLimits.ts';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { POLICY_REPORTS } from '../security/headers.ts';
import { networkOf } from '../security/networkOf.ts';
import { readPolicyReports } from '../security/readPolicyReports.ts';

/** No form of another site can send these: a browser would ask this server first. */
const TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * Takes browsers' reports of what a page's policy refused into the log: an injected script is seen
 * there. Browsers send them without cookies, and anybody can: so each keeps only what is known, and
 * none is an error.
 */
export function policyReportRoute(
  app: FastifyInstance,
  deps: Pick<ServerDeps, 'rateLimits'>,
): void {
  app.register(async (site) => {
    site.addContentTypeParser(TYPES, { parseAs: 'string' }, (_request, body, done) => {
      done(null, jsonOf(String(body)));
    });
    site.post(POLICY_REPORTS, {
      bodyLimit: BODY_LIMITS.policyReport,
      handler: async (request, reply) => {
        const brand = siteOf(request).built.brand.id;
        await deps.rateLimits.use('policyReportsByIp', `${brand}/${networkOf(request.ip)}`);
        for (const refused of readPolicyReports(request.body)) {
          if (refused.disposition === 'enforce') {
            request.log.warn({ brand, ...refused }, "A page's policy refused something");
          } else {
            // What a provider's script does on each visit is no alarm.
            request.log.info({ brand, ...refused }, "A page's policy would refuse something");
          }
        }
        return reply.code(204).send();
      },
    });
  });
}

/** Returns what a body says; null where it is no JSON. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
