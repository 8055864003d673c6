import type { ServerDeps } from '../ServerDeps.ts';
import { sealLink } from '../session/sealLink.ts';
import type { VisitorSession } from '../session/sealSession.ts';
import type { LinkContext } from './LinkContext.ts';

/**
 * Returns the token that a page sends back with its order; null when its link named no lead or
 * deal. It names a lead only when the link had the lead's pin, because the lead of a deal is read
 * again from the deal.
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
