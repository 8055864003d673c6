import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOf } from '../http/Site.ts';
import { sendCompressed } from '../http/sendCompressed.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { pagePolicy } from '../security/headers.ts';
import { paymentEnvironment, paymentSources } from '../security/paymentSources.ts';
import { tagManagerSources } from '../security/tagManagerSources.ts';
import { type PageSources, pageData } from '../session/pageData.ts';
import { renewConsent, visitorConsent } from '../session/visitorConsent.ts';

/** Renders one of the brand's pages and answers it with its own content security policy. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<ServerDeps, 'config' | 'renderPage'>,
  page: PageSources,
): Promise<FastifyReply> {
  const { built } = siteOf(request);
  const data = pageData(built, deps.config, { ...page, consent: visitorConsent(request) });
  const { html, styleHashes } = deps.renderPage({ built, data });
  // A page whose visitor pays nothing keeps the tighter policy.
  const sources = paymentSources(page.payment?.methods ?? [], (method) =>
    paymentEnvironment(deps.config, method),
  );
  const tags = tagManagerSources(data.pageConfig.measurement.tagManagerUrl);
  const policy = pagePolicy(deps.config.captcha, styleHashes, sources, tags);
  renewConsent(request, reply);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-cache');
  return sendCompressed(request, reply, html);
}
