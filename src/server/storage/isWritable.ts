import type { Kysely } from 'kysely';
import { hasRoom } from './postgres/hasRoom.ts';
import type { Tables } from './tables/Tables.ts';

/** Whether the database accepts new rows. It does not when it is read-only, or its disk is full. */
export async function isWritable(database: Kysely<Tables>, now: Date): Promise<boolean> {
  const written_at = now.toISOString();
  try {
    await database
      .insertInto('readiness')
      .values({ id: 'probe', written_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
      .execute();
    return await hasRoom(database);
  } catch {
    return false;
  }
}
