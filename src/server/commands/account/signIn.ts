import type { Site } from '../../http/Site.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import type { VisitorSession } from '../../session/sealSession.ts';
import { ensureSessionRow } from '../../storage/ensureSessionRow.ts';

/**
 * Signs a user in to a session that was just started for them. Never uses an earlier session,
 * because another person may know its cookie. With an `attemptId`, the session's pages show that
 * order. Returns the session, whose row is now stored.
 */
export async function signIn(
  { deps, site }: { readonly deps: Pick<ServerDeps, 'clock' | 'database'>; readonly site: Site },
  session: VisitorSession,
  userId: string,
  attemptId?: string,
): Promise<VisitorSession> {
  const brandId = site.built.brand.id;
  const row = { brandId, now: deps.clock(), userId };
  await ensureSessionRow(deps.database, session, {
    ...row,
    ...(attemptId !== undefined && { attemptId }),
  });
  const { id, startedAt } = session;
  return { id, startedAt };
}
