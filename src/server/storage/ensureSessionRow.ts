import type { Kysely } from 'kysely';
import type { VisitorSession } from '../session/sealSession.ts';
import type { Tables } from './tables/Tables.ts';

export interface SessionRowOptions {
  readonly brandId: string;
  readonly now: Date;
  /** Who is signed in by it, from the start. */
  readonly userId?: string;
}

/** Makes the session's row at its first call; a page view makes none. */
export async function ensureSessionRow(
  database: Kysely<Tables>,
  session: VisitorSession,
  { brandId, now, userId }: SessionRowOptions,
): Promise<void> {
  await database
    .insertInto('sessions')
    .values({
      id: session.id,
      brand_id: brandId,
      user_id: userId ?? null,
      started_at: session.startedAt.toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
