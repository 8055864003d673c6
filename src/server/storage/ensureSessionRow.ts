import type { Kysely } from 'kysely';
import type { VisitorSession } from '../session/sealSession.ts';
import { keptQuery } from './keptQuery.ts';
import type { SessionRow } from './tables/SessionTables.ts';
import type { Tables } from './tables/Tables.ts';

export interface SessionRowOptions {
  readonly brandId: string;
  readonly now: Date;
  /** The signed-in user from the start. */
  readonly userId?: string;
  /** The order that its pages show from the start. */
  readonly attemptId?: string;
}

type NewRow = Pick<SessionRow, 'id' | 'brand_id' | 'user_id' | 'started_at' | 'created_at'> &
  Partial<Pick<SessionRow, 'attempt_id'>>;

const insertUnlessThere = keptQuery((database, { row }: { readonly row: NewRow }) =>
  database
    .insertInto('sessions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

/** Creates the session's row at its first call. A page view creates none. */
export async function ensureSessionRow(
  database: Kysely<Tables>,
  session: VisitorSession,
  { attemptId, brandId, now, userId }: SessionRowOptions,
): Promise<void> {
  const row = {
    id: session.id,
    brand_id: brandId,
    user_id: userId ?? null,
    started_at: session.startedAt.toISOString(),
    created_at: now.toISOString(),
    ...(attemptId !== undefined && { attempt_id: attemptId }),
  };
  await insertUnlessThere.changed(database, { row });
}
