import { type Kysely, PostgresAdapter } from 'kysely';
import { hasRoom } from './postgres/hasRoom.ts';
import type { Tables } from './tables/Tables.ts';

/** Whether the database accepts new rows. It does not when it is read-only, or its disk is full. */
export async function isWritable(database: Kysely<Tables>, now: Date): Promise<boolean> {
  try {
    // Each commit to SQLite needs room.
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) {
      await writeRow(database, now);
      return true;
    }
    // Waits for a connection only once: in a rush each wait may be as long as the caller's patience.
    return await database.connection().execute(async (connection) => {
      await writeRow(connection, now);
      return hasRoom(connection);
    });
  } catch {
    return false;
  }
}

async function writeRow(database: Kysely<Tables>, now: Date): Promise<void> {
  const written_at = now.toISOString();
  await database
    .insertInto('readiness')
    .values({ id: 'probe', written_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
    .execute();
}
