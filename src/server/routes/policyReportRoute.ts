import type { FastifyInstance } from 'fastify';
import { BODY_LIMITS } from '../http/bodyLimits.ts';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { POLICY_REPORTS } from '../security/headers.ts';
import { networkOf } from '../security/networkOf.ts';
import { readPolicyReports } from '../security/readPolicyReports.ts';

/**
 * A form of another site cannot send these types. A browser would send a preflight request first.
 */
const TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * Logs browsers' reports of what a page's policy refused, which would show an injected script.
 * Browsers send them without cookies, and anyone can send one, so only known fields are kept, and
 * none is logged as an error.
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
            // What a provider's script does on each visit needs no warning.
            request.log.info({ brand, ...refused }, "A page's policy would refuse something");
          }
        }
        return reply.code(204).send();
      },
    });
  });
}

/** Returns the parsed body; null when it is not JSON. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
