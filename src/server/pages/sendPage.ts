import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { PageInput } from '../../core/contract/renderPage.ts';
import { namesNobody } from '../../core/rules/session/namesNobody.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { isSignUpView } from '../../core/rules/visibility/isSignUpView.ts';
import { datedFooter } from '../../core/texts/copyrightLine.ts';
import { siteOf } from '../http/Site.ts';
import { encodingFor } from '../http/sendCompressed.ts';
import type { PageOrigin } from '../metrics/Metrics.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { pagePolicy, REPORTING_ENDPOINTS } from '../security/headers.ts';
import { paymentSources } from '../security/paymentSources.ts';
import { tagManagerSources } from '../security/tagManagerSources.ts';
import { type PageSources, pageData } from '../session/pageData.ts';
import { renewConsent, visitorConsent } from '../session/visitorConsent.ts';
import type { WholePage } from './cache/PageCache.ts';
import { packPage } from './cache/packPage.ts';
import { pageKey } from './cache/pageKey.ts';

type PageDeps = Pick<
  ServerDeps,
  'clock' | 'config' | 'methods' | 'metrics' | 'pageCache' | 'renderPage'
>;

/**
 * Answers one of the brand's pages with its own content security policy. One that names nobody is
 * rendered once and kept; any other is rendered for its visitor alone. No browser may store either: a
 * visitor who goes back to a form that they have sent must be told what came of it.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PageDeps,
  page: PageSources,
): Promise<FastifyReply> {
  const input = pageInput(request, deps, page);
  const isAnybodys = namesNobody(input.data);
  let from: PageOrigin = isAnybodys ? 'kept' : 'personal';
  const make = () => {
    if (isAnybodys) from = 'made';
    return wholePage(deps, input);
  };
  const asked = encodingFor(request.headers['accept-encoding']);
  const { body, encoding, policy } = isAnybodys
    ? await deps.pageCache.page(pageKey(input), asked, make)
    : await packPage(make(), asked);
  deps.metrics.pageSent(from);
  renewConsent(request, reply);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('reporting-endpoints', REPORTING_ENDPOINTS)
    .header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

function pageInput(request: FastifyRequest, deps: PageDeps, page: PageSources): PageInput {
  const now = deps.clock();
  const ofBrand = datedBrand(siteOf(request).built, now);
  const built = page.opensAtOnce ? openingAtOnce(ofBrand) : ofBrand;
  const consent = visitorConsent(request);
  return { built, data: pageData(built, deps.config, { ...page, consent, now }) };
}

/** A page and its policy, by nothing but its input and by what never changes while the server runs. */
function wholePage({ config, methods, renderPage }: PageDeps, input: PageInput): WholePage {
  const { html, styleHashes } = renderPage(input);
  const { pageConfig, sessionInfo } = input.data;
  const { measurement, payment, view } = pageConfig;
  // A page whose visitor pays nothing keeps the tighter policy.
  const offered = payment?.methods.map((method) => methods[method]) ?? [];
  const isTrial = isSignUpView(view) && SIGNUP_TYPES[sessionInfo.signupType].isTrial;
  const sources = paymentSources(offered, (method) => method.environmentOf(config), !isTrial);
  const tags = tagManagerSources(measurement.tagManagerUrl);
  return { html, policy: pagePolicy(config.captcha, styleHashes, sources, tags) };
}

/** Brands with the year in their copyright line, by the brand without. */
const dated = new WeakMap<BuiltBrand, BuiltBrand>();

/** Returns the brand with the year in its copyright line: the same object while that reads the same. */
function datedBrand(built: BuiltBrand, now: Date): BuiltBrand {
  const { footer } = datedFooter(built.brand, now);
  if (footer === undefined) return built;
  const known = dated.get(built);
  if (known && known.brand.footer?.copyright === footer.copyright) return known;
  const made = { ...built, brand: { ...built.brand, footer } };
  dated.set(built, made);
  return made;
}

/** Returns the brand as its page shows it to a visitor who needs no activation mail. */
function openingAtOnce(built: BuiltBrand): BuiltBrand {
  return { ...built, brand: { ...built.brand, afterSignup: 'activeAccount' } };
}
