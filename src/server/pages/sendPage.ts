import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { SignupType } from '../../core/contract/generated/brand.ts';
import { siteOf } from '../http/Site.ts';
import { sendCompressed } from '../http/sendCompressed.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { pagePolicy } from '../security/headers.ts';
import { type PaymentSources, paymentSources } from '../security/paymentSources.ts';
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
  const policy = pagePolicy(deps.config.captcha, styleHashes, sourcesOf(built, deps.config, page));
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-cache');
  return sendCompressed(request, reply, html);
}

const PAID_TYPES: ReadonlySet<SignupType> = new Set(['paid', 'freeTrial', 'answeringService']);

/** A page whose visitor pays nothing keeps the tighter policy. */
function sourcesOf(
  { brand }: BuiltBrand,
  { sandboxUrl }: Pick<ServerDeps['config'], 'sandboxUrl'>,
  { view, visit }: PageSources,
): PaymentSources {
  const pays = view === 'signup' && PAID_TYPES.has(visit.signupType);
  const environment = sandboxUrl === null ? 'production' : 'local';
  return paymentSources(pays ? brand.payment.methods : [], environment);
}
