import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SocialFault } from '../../../core/contract/generated/session.ts';
import { SOCIAL_PROVIDERS } from '../../../core/contract/SocialProvider.ts';
import { assertOffered, countSocial, startSocial } from '../../commands/social/startSocial.ts';
import { type CallContext, contextOf } from '../../http/callContext.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { isInAppBrowser } from '../../session/isInAppBrowser.ts';
import { first, type PageQuery } from '../../session/readVisit.ts';
import { returnAddress } from '../../session/returnAddress.ts';
import type { SocialTrip } from '../../session/sealSocialTrip.ts';
import { keepTrip } from '../../session/socialCookie.ts';
import { ensureSession } from '../../session/visitorSession.ts';
import { ensureSessionRow } from '../../storage/ensureSessionRow.ts';
import { keepReturn } from '../../storage/social/socialReturns.ts';
import { finishSocial } from './finishSocial.ts';

const TAGS = ['social sign-up'];

/** Accepts any query, so that a wrong one leads back to the page instead of an error. */
function queryOf(names: Readonly<Record<string, string>>): object {
  const entries = Object.entries(names).map(([name, description]) => [name, { description }]);
  return { type: 'object', properties: Object.fromEntries(entries) };
}

const REDIRECT = { description: 'Where the browser goes next.', type: 'null' };

/** The redirects to Google and Facebook, and the returns from them. */
export function socialRoutes(app: FastifyInstance, deps: ServerDeps): void {
  for (const provider of SOCIAL_PROVIDERS) {
    app.get<{ Querystring: PageQuery }>(`/auth/${provider}`, {
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: `A visitor's way to ${provider}: a browser navigates there`,
        querystring: queryOf({ state: 'SocialStart in JSON, as base64url, at most 4 KB' }),
        response: { 303: REDIRECT },
      },
      handler: async (request, reply) => {
        const context = contextOfNavigation(request, reply, deps);
        assertOffered(context, provider);
        // Another site must not start this, because continuing means agreeing to the brand's texts.
        if (isFromElsewhere(request)) return reply.redirect('/signup', 303);
        const started = await startSocial(context, provider, first(request.query, 'state') ?? '');
        if (started === 'unreadable') return giveUp(context, reply, null, 'changed');
        if (started === 'unavailable') return giveUp(context, reply, null, 'unavailable');
        if (provider === 'google' && isInAppBrowser(context.userAgent)) {
          return giveUp(context, reply, started.trip, 'inApp');
        }
        keepTrip(request, reply, started.trip, deps);
        return reply.redirect(started.url.href, 303);
      },
    });

    app.get<{ Querystring: PageQuery }>(`/auth/${provider}/callback`, {
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: `A visitor's way back from ${provider}: the provider sends the browser there`,
        querystring: queryOf({
          state: "The trip's own, as the provider was given it",
          code: 'What the provider tells the server who the visitor is for',
          error: 'Why there is no code',
        }),
        response: { 303: REDIRECT },
      },
      handler: async (request, reply) => {
        const context = contextOfNavigation(request, reply, deps);
        assertOffered(context, provider);
        await countSocial(context);
        return finishSocial({ context, provider, reply, request, giveUp });
      },
    });
  }
}

/** The return address contains a code, which must not be sent in a referrer. */
function contextOfNavigation(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
): CallContext {
  reply.header('referrer-policy', 'no-referrer');
  return contextOf(request, deps, ensureSession(request, reply, deps));
}

/**
 * Browsers send the origin of a navigation; 'none' means that the visitor typed the address or used
 * a bookmark.
 */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/** Redirects to the page they left, which shows the reason. */
async function giveUp(
  { deps, log, session, site }: CallContext,
  reply: FastifyReply,
  trip: SocialTrip | null,
  fault: SocialFault,
): Promise<FastifyReply> {
  log.info({ fault }, 'A sign-up through a provider came to nothing');
  const { brand } = site.built;
  const plan = trip?.start.plan ?? null;
  await ensureSessionRow(deps.database, session, { brandId: brand.id, now: deps.clock() });
  await keepReturn(deps.database, session.id, { fault, plan });
  return reply.redirect(returnAddress(brand, trip?.start ?? null, { success: false }), 303);
}
