import type { Site } from '../../http/Site.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import type { VisitorSession } from '../../session/sealSession.ts';
import { ensureSessionRow } from '../../storage/ensureSessionRow.ts';

/**
 * Signs a user in to a session that has just been started for them: never to one that was there
 * before, whose cookie somebody else may know. Its pages tell of an order, where one led to it. Returns the session
 * as it is now, with its row.
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
