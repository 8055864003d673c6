import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { PageInput } from '../../core/contract/renderPage.ts';
import { namesNobody } from '../../core/rules/session/namesNobody.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { isSignUpView } from '../../core/rules/visibility/isSignUpView.ts';
import { datedFooter } from '../../core/texts/copyrightLine.ts';
import { keepLanguage } from '../http/requestLanguage.ts';
import { siteOf } from '../http/Site.ts';
import { encodingFor } from '../http/sendCompressed.ts';
import type { PageOrigin } from '../metrics/Metrics.ts';
import { frenchBrand } from '../orders/prepare/frenchTerms.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { pagePolicy } from '../security/headers.ts';
import { paymentSources } from '../security/paymentSources.ts';
import { tagManagerSources } from '../security/tagManagerSources.ts';
import { type PageSources, pageData } from '../session/pageData.ts';
import { renewConsent, visitorConsent } from '../session/visitorConsent.ts';
import { firstViewName, type ViewedBrand } from './cache/firstViewName.ts';
import type { WholePage } from './cache/PageCache.ts';
import { packPage } from './cache/packPage.ts';
import { pageKey } from './cache/pageKey.ts';
import { pageHeaders } from './pageHeaders.ts';
import { personalPage } from './personalPage.ts';

type PageDeps = Pick<
  ServerDeps,
  'clock' | 'config' | 'methods' | 'metrics' | 'pageCache' | 'renderPage'
>;

export interface SentPage extends PageSources {
  /**
   * Whether the page of a visitor without a cookie depends only on its address, not on earlier
   * requests.
   */
  readonly isByOrder?: boolean;
}

/** Pages with a captcha: those that order, or request a mail again. */
const HAS_CAPTCHA: Readonly<Record<PageSources['view'], boolean>> = {
  signup: true,
  start: true,
  payment: true,
  placed: true,
  activation: true,
  account: false,
  error: false,
};

const BY_ENCODING = 'accept-encoding';

/**
 * Sends one of the brand's pages with its own content security policy. A page without personal data
 * is rendered once and cached. Any other is rendered for its visitor, and browsers do not store it.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PageDeps,
  page: SentPage,
): Promise<FastifyReply> {
  const now = deps.clock();
  const input = pageInput(request, deps, page, now);
  const isAnybodys = namesNobody(input.data);
  let from: PageOrigin = isAnybodys ? 'kept' : 'personal';
  const make = () => {
    from = 'made';
    return wholePage(deps, input);
  };
  const asked = encodingFor(request.headers['accept-encoding']);
  const key = isAnybodys ? pageKey(input) : null;
  const packed = await (key === null
    ? packPage(
        personalPage(deps.pageCache, input, (it) => wholePage(deps, it)),
        asked,
      )
    : deps.pageCache.page(key, asked, make));
  const name = page.isByOrder ? firstViewName(request, viewedBrand(request), now) : null;
  if (key !== null && name !== null) deps.pageCache.name(name, key);
  deps.metrics.pageSent(from);
  renewConsent(request, reply);
  keepLanguage(request, reply, siteOf(request));
  // A page with an error is requested again.
  const isKeptByBrowsers = isAnybodys && reply.statusCode === 200;
  return reply.headers(pageHeaders(packed, isKeptByBrowsers)).send(packed.body);
}

function viewedBrand(request: FastifyRequest): ViewedBrand {
  const { inDefault, object, secure } = siteOf(request);
  return { object, languages: inDefault.brand.languages, secure };
}

function pageInput(
  request: FastifyRequest,
  deps: PageDeps,
  page: PageSources,
  now: Date,
): PageInput {
  const ofBrand = datedBrand(siteOf(request).built, now);
  const built = page.opensAtOnce ? openingAtOnce(ofBrand) : ofBrand;
  const consent = visitorConsent(request);
  const french = frenchBrand(siteOf(request));
  return { built, data: pageData(built, deps.config, { ...page, consent, french, now }) };
}

/**
 * Renders a page and its policy from its input, and from what never changes while the server runs.
 */
function wholePage({ config, methods, renderPage }: PageDeps, input: PageInput): WholePage {
  const { pieces, styleHashes } = renderPage(input);
  const { pageConfig, sessionInfo } = input.data;
  const { measurement, payment, view } = pageConfig;
  // A page whose visitor pays nothing keeps the stricter policy.
  const offered = payment?.methods.map((method) => methods[method]) ?? [];
  const isTrial = isSignUpView(view) && SIGNUP_TYPES[sessionInfo.signupType].isTrial;
  const sources = paymentSources(offered, (method) => method.environmentOf(config), !isTrial);
  const tags = tagManagerSources(measurement.tagManagerUrl);
  const { languages, locale: language } = input.built.brand;
  return {
    pieces,
    policy: pagePolicy(HAS_CAPTCHA[view] ? config.captcha : null, styleHashes, sources, tags),
    language,
    vary: languages.length === 1 ? BY_ENCODING : `${BY_ENCODING}, accept-language, cookie`,
  };
}

/** Brands with the year in their copyright line, by the brand without it. */
const dated = new WeakMap<BuiltBrand, BuiltBrand>();

/**
 * Returns the brand with the year in its copyright line: the same object while the text is the
 * same.
 */
function datedBrand(built: BuiltBrand, now: Date): BuiltBrand {
  const { footer } = datedFooter(built.brand, now);
  if (footer === undefined) return built;
  const known = dated.get(built);
  if (known && known.brand.footer?.copyright === footer.copyright) return known;
  const made = { ...built, brand: { ...built.brand, footer } };
  dated.set(built, made);
  return made;
}

/** Brands as shown to visitors who need no activation mail, by the original brand. */
const atOnce = new WeakMap<BuiltBrand, BuiltBrand>();

/**
 * Returns the brand as shown to a visitor who needs no activation mail: one object for all such
 * visitors.
 */
function openingAtOnce(built: BuiltBrand): BuiltBrand {
  const made = atOnce.get(built) ?? {
    ...built,
    brand: { ...built.brand, afterSignup: 'activeAccount' },
  };
  atOnce.set(built, made);
  return made;
}
