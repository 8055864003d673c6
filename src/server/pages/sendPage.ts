import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import { datedFooter } from '../../core/texts/copyrightLine.ts';
import { siteOf } from '../http/Site.ts';
import { sendCompressed } from '../http/sendCompressed.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { pagePolicy } from '../security/headers.ts';
import { paymentSources } from '../security/paymentSources.ts';
import { tagManagerSources } from '../security/tagManagerSources.ts';
import { type PageSources, pageData } from '../session/pageData.ts';
import { renewConsent, visitorConsent } from '../session/visitorConsent.ts';

/**
 * Renders one of the brand's pages and answers it with its own content security policy. No browser may
 * store it: a visitor who goes back to a form that they have sent must be told what came of it.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<ServerDeps, 'clock' | 'config' | 'methods' | 'renderPage'>,
  page: PageSources,
): Promise<FastifyReply> {
  const ofBrand = datedBrand(siteOf(request).built, deps.clock());
  const built = page.opensAtOnce ? openingAtOnce(ofBrand) : ofBrand;
  const consent = visitorConsent(request);
  const data = pageData(built, deps.config, { ...page, consent, now: deps.clock() });
  const { html, styleHashes } = deps.renderPage({ built, data });
  // A page whose visitor pays nothing keeps the tighter policy.
  const methods = page.payment?.methods.map((method) => deps.methods[method]) ?? [];
  const sources = paymentSources(methods, (method) => method.environmentOf(deps.config));
  const tags = tagManagerSources(data.pageConfig.measurement.tagManagerUrl);
  const policy = pagePolicy(deps.config.captcha, styleHashes, sources, tags);
  renewConsent(request, reply);
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
  return sendCompressed(request, reply, html);
}

/** Returns the brand with the year in its copyright line. */
function datedBrand(built: BuiltBrand, now: Date): BuiltBrand {
  return { ...built, brand: { ...built.brand, ...datedFooter(built.brand, now) } };
}

/** Returns the brand as its page shows it to a visitor who needs no activation mail. */
function openingAtOnce(built: BuiltBrand): BuiltBrand {
  return { ...built, brand: { ...built.brand, afterSignup: 'activeAccount' } };
}
