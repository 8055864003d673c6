import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Finds the banks' payments of one method that are due, however many of another wait. Leaves out
 * those with a known outcome. The previous version's payments_to_look_at stays, because it looks by
 * that every second. Skips an index that exists, because for large tables an operator creates it
 * beforehand, without a lock.
 */
export const looksByMethod: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`create index if not exists payments_by_look on payments (method, look_at)
      where look_at is not null`.execute(database);
  },
};
