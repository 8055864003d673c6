import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOf } from '../http/Site.ts';
import { sendCompressed } from '../http/sendCompressed.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { pagePolicy } from '../security/headers.ts';
import { paymentEnvironment, paymentSources } from '../security/paymentSources.ts';
import { type PageSources, pageData } from '../session/pageData.ts';

/** Renders one of the brand's pages and answers it with its own content security policy. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<ServerDeps, 'config' | 'renderPage'>,
  page: PageSources,
): Promise<FastifyReply> {
  const { built } = siteOf(request);
  const data = pageData(built, deps.config, page);
  const { html, styleHashes } = deps.renderPage({ built, data });
  // A page whose visitor pays nothing keeps the tighter policy.
  const sources = paymentSources(page.payment?.methods ?? [], (method) =>
    paymentEnvironment(deps.config, method),
  );
  const policy = pagePolicy(deps.config.captcha, styleHashes, sources);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-cache');
  return sendCompressed(request, reply, html);
}
