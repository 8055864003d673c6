import type { FastifyReply, FastifyRequest } from 'fastify';
import { signIn } from '../commands/account/signIn.ts';
import { siteOf } from '../http/Site.ts';
import { completionUrl } from '../orders/prepare/completionUrl.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { hasSignedUp } from '../storage/accounts/hasSignedUp.ts';
import { landingOfUser } from '../storage/accounts/landingOfUser.ts';
import { userOfSession } from '../storage/accounts/userOfSession.ts';
import { carryPlacedOrder } from '../storage/placedOrders.ts';
import { sessionOf, startSession } from './visitorSession.ts';

/**
 * Signs in an active account's user in the browser that signed up. The cookie proves the browser,
 * and the link proves the address. Returns the address to continue at; null in any other browser,
 * which may be a stranger's or a program's.
 */
export async function signInOwnBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  userId: string,
): Promise<string | null> {
  const before = sessionOf(request, deps);
  if (before === null) return null;
  const { database } = deps;
  const isSignedIn = (await userOfSession(database, before.id)) === userId;
  if (!isSignedIn) {
    if (!(await hasSignedUp(database, before.id, userId))) return null;
    const started = startSession(request, reply, deps);
    const signedIn = await signIn({ deps, site: siteOf(request) }, started, userId);
    await carryPlacedOrder(database, { from: before.id, to: signedIn.id }, userId);
  }
  return completionUrl(siteOf(request), deps.config, await landingOfUser(database, userId));
}
