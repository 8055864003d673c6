import type { Kysely } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/** Whether the database accepts a commit. It does not when it is read-only, or its disk is full. */
export async function isWritable(database: Kysely<Tables>, now: Date): Promise<boolean> {
  const written_at = now.toISOString();
  try {
    await database
      .insertInto('readiness')
      .values({ id: 'probe', written_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
      .execute();
    return true;
  } catch {
    return false;
  }
}
