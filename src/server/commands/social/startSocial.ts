import type { SocialStart } from '../../../core/contract/generated/calls.ts';
import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import type { AgreeableTexts } from '../../../core/rules/agreement/agreedHashes.ts';
import { textsMark } from '../../../core/rules/agreement/textsMark.ts';
import { linkedQuestions } from '../../../core/rules/questions/linkedAnswers.ts';
import { readSocialStart } from '../../../core/rules/socialState/readSocialStart.ts';
import { CallError } from '../../errors/CallError.ts';
import type { SocialWay } from '../../gateways/social/SocialGateway.ts';
import { siteByTerms } from '../../http/agreedSite.ts';
import type { CallContext } from '../../http/callContext.ts';
import { linkOrigin } from '../../http/linkOrigin.ts';
import type { Site } from '../../http/Site.ts';
import { networkOf } from '../../security/networkOf.ts';
import {
  type SocialTrip,
  secretsOfTrip,
  stateOfTrip,
  type TripOptions,
} from '../../session/sealSocialTrip.ts';

export interface StartedTrip {
  readonly trip: SocialTrip;
  /** The provider's address to redirect to. */
  readonly url: URL;
}

/**
 * Starts a visitor's trip to a provider, in the language of the terms on their page. Returns why
 * not when the button's state is unreadable or its terms have changed, and when the provider cannot
 * be reached. Throws CallError when the brand does not offer the provider, and at the limit.
 */
export async function startSocial(
  context: CallContext,
  provider: SocialProvider,
  state: string,
): Promise<StartedTrip | 'unreadable' | 'unavailable'> {
  const { deps, log, session } = context;
  assertOffered(context, provider);
  await countSocial(context);
  const read = readSocialStart(state, linkedQuestions(context.site.built.brand.questions));
  if (read === null || !isStartHere(context, read)) return 'unreadable';
  const { termsHash, textsMark: shown, ...start } = read;
  const site = termsHash === undefined ? context.site : siteByTerms(context.site, termsHash);
  // A text has changed since the page was made.
  if (site === null) return 'unreadable';
  const texts = textsOf(site);
  if (shown !== undefined && shown !== textsMark(texts)) return 'unreadable';
  const trip: SocialTrip = {
    id: deps.newId(),
    provider,
    start,
    texts,
    startedAt: deps.clock(),
  };
  const options = {
    brandId: site.built.brand.id,
    sessionId: session.id,
    secret: deps.sessionSecret,
  };
  const there = await deps.gateways.social[provider].authorizationUrl(
    wayOf(context, trip, options),
  );
  if (!there.ok) {
    log.warn({ provider, detail: there.error.detail }, 'A provider of identities did not answer');
    return 'unavailable';
  }
  return { trip, url: browserUrl(context, there.value) };
}

/** A trip in the provider's terms: the same at the start and on the return. */
export function wayOf(
  { deps, site }: CallContext,
  trip: SocialTrip,
  options: TripOptions,
): SocialWay {
  const keys = deps.config.social.keysOf(trip.provider, options.brandId);
  if (keys === null) throw new CallError({ code: 'NOT_FOUND' });
  return {
    keys,
    redirectUri: `${linkOrigin(site, deps.config)}/auth/${trip.provider}/callback`,
    state: stateOfTrip(trip, options),
    ...secretsOfTrip(trip, options),
  };
}

/**
 * Throws CallError 'NOT_FOUND' when the brand does not enable the provider, or has no keys for it.
 */
export function assertOffered({ deps, site }: CallContext, provider: SocialProvider): void {
  const { id, social } = site.built.brand;
  if (social[provider] && deps.config.social.keysOf(provider, id) !== null) return;
  throw new CallError({ code: 'NOT_FOUND' });
}

/** Counts one trip to a provider, or one return. Throws CallError 'RATELIMIT_EXCEEDED'. */
export async function countSocial({ deps, ip, session, site }: CallContext): Promise<void> {
  await deps.rateLimits.use('socialByIp', `${site.built.brand.id}/${networkOf(ip)}`);
  await deps.rateLimits.use('socialBySession', session.id);
}

/** Whether the sign-up type is offered here, or is the start page's own value. */
function isStartHere({ site }: CallContext, { signupType }: SocialStart): boolean {
  const { signupTypes, social } = site.built.brand;
  const isStartPage = social.startPage.on && social.startPage.signupType === signupType;
  return isStartPage || signupTypes.offered.some((type) => type === signupType);
}

function textsOf({ built }: Site): AgreeableTexts {
  const { hipaaTerms, privacy, terms } = built.terms;
  return {
    terms: { hash: terms.hash },
    privacy: { hash: privacy.hash },
    hipaaTerms: hipaaTerms && { hash: hipaaTerms.hash },
  };
}

/** A browser reaches the sandbox's provider on the brand's own host, through this server. */
function browserUrl({ deps, site }: CallContext, url: URL): URL {
  if (deps.config.social.standInUrl === null) return url;
  return new URL(`${url.pathname}${url.search}`, site.origin);
}
