import type { Kysely } from 'kysely';
import { keptQuery } from './keptQuery.ts';
import type { AttemptRow } from './tables/PaymentTables.ts';
import type { SessionRow } from './tables/SessionTables.ts';
import type { Tables } from './tables/Tables.ts';

interface PlacedOrder {
  readonly sessionId: string;
  readonly attemptId: string;
}

const keepUnlessNewer = keptQuery((database, { attemptId, sessionId }: PlacedOrder) =>
  database
    .updateTable('sessions')
    .set({ attempt_id: attemptId })
    .where('id', '=', sessionId)
    // Does not write again what is already stored, because each write waits for the disk.
    .where((is) => is.or([is('attempt_id', 'is', null), is('attempt_id', '!=', attemptId)]))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('attempts as kept')
            .innerJoin('attempts as older', (join) =>
              join.onRef('older.created_at', '<', 'kept.created_at'),
            )
            .select('kept.id')
            .whereRef('kept.id', '=', 'sessions.attempt_id')
            .where('kept.status', '!=', 'failed')
            .where('older.id', '=', attemptId),
        ),
      ),
    ),
);

const toldBy = keptQuery((database, { sessionId }: { readonly sessionId: string }) =>
  database.selectFrom('sessions').select(['user_id', 'attempt_id']).where('id', '=', sessionId),
);

/**
 * The signed-in user of a session, and the order that its pages show; undefined when it has no row.
 */
export function toldOfSession(
  database: Kysely<Tables>,
  sessionId: string,
): Promise<Pick<SessionRow, 'user_id' | 'attempt_id'> | undefined> {
  return toldBy.first(database, { sessionId });
}

/**
 * Stores the attempt that a session's pages show, unless they already show a newer one that has not
 * failed, because a page may ask for an older one at any time. The session must have a row.
 */
export async function keepPlacedOrder(
  database: Kysely<Tables>,
  sessionId: string,
  attemptId: string,
): Promise<void> {
  await keepUnlessNewer.changed(database, { attemptId, sessionId });
}

/**
 * Moves the order of a session to the session that replaces it when its user signs in. Does not
 * move another user's order.
 */
export async function carryPlacedOrder(
  database: Kysely<Tables>,
  sessions: { readonly from: string; readonly to: string },
  userId: string,
): Promise<void> {
  const placed = await database
    .selectFrom('sessions')
    .innerJoin('attempts', 'attempts.id', 'sessions.attempt_id')
    .select('attempts.id')
    .where('sessions.id', '=', sessions.from)
    .where('attempts.user_id', '=', userId)
    .executeTakeFirst();
  if (placed !== undefined) await keepPlacedOrder(database, sessions.to, placed.id);
}

/** When the visitor starts over: clears a session's order, unless its outcome is unknown. */
export async function forgetPlacedOrder(
  database: Kysely<Tables>,
  sessionId: string,
  kinds: readonly AttemptRow['kind'][] = ['signUp', 'upgrade'],
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ attempt_id: null })
    .where('id', '=', sessionId)
    .where((is) =>
      is.exists(
        is
          .selectFrom('attempts')
          .select('attempts.id')
          .whereRef('attempts.id', '=', 'sessions.attempt_id')
          .where('attempts.finished_at', 'is not', null)
          .where('attempts.kind', 'in', kinds),
      ),
    )
    .execute();
}
