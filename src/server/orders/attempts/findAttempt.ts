import type { Kysely } from 'kysely';
import { keptQuery } from '../../storage/keptQuery.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';

interface SessionKey {
  readonly sessionId: string;
  readonly key: string;
}

const attemptWith = keptQuery((database, { key, sessionId }: SessionKey) =>
  database
    .selectFrom('attempts')
    .selectAll()
    .where('idempotency_key', '=', key)
    .where((where) =>
      where.or([
        where('session_id', '=', sessionId),
        where(
          'user_id',
          '=',
          where.selectFrom('sessions').select('user_id').where('sessions.id', '=', sessionId),
        ),
      ]),
    ),
);

const attemptOf = keptQuery((database, { id }: { readonly id: string }) =>
  database.selectFrom('attempts').selectAll().where('id', '=', id),
);

/**
 * Finds a session's attempt by its key; null when there is none. Signing in starts a new session,
 * which also finds the attempt that led to it.
 */
export async function findAttempt(
  database: Kysely<Tables>,
  sessionId: string,
  key: string,
): Promise<AttemptRow | null> {
  return (await attemptWith.first(database, { key, sessionId })) ?? null;
}

/** Whether any session has an attempt with a key. */
export async function isKeyUsed(database: Kysely<Tables>, key: string): Promise<boolean> {
  const found = await database
    .selectFrom('attempts')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

/** Reads the current state of an attempt. Throws when it does not exist. */
export async function readAttempt(database: Kysely<Tables>, id: string): Promise<AttemptRow> {
  return attemptOf.one(database, { id });
}
