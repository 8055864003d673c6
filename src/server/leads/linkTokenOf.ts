import type { ServerDeps } from '../ServerDeps.ts';
import { sealLink } from '../session/sealLink.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import type { LinkContext } from './LinkContext.ts';

/**
 * What a page carries back with its order; null where its link brought nothing. A lead is in it where
 * the link had its pin: whom a deal was made for is read again from the deal.
 */
export function linkTokenOf(
  { sessionSecret }: Pick<ServerDeps, 'sessionSecret'>,
  { brandId, session }: { readonly brandId: string; readonly session: VisitorSession },
  { byPin, deal }: LinkContext,
): string | null {
  if (byPin === null && deal === null) return null;
  const link = { leadId: byPin, dealId: deal?.id ?? null };
  return sealLink(link, { brandId, sessionId: session.id, secret: sessionSecret });
}
