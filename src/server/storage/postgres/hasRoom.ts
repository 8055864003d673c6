import { type Kysely, sql } from 'kysely';
import { DatabaseAway } from '../faults/DatabaseAway.ts';
import { inTransaction } from '../inTransaction.ts';
import type { Tables } from '../tables/Tables.ts';

/** The smallest memory limit that PostgreSQL accepts. What needs more goes to a file. */
const LEAST_MEMORY = '64kB';

/** Rows that need some 140 kB. */
const ROWS = 10_000;

/**
 * Whether the files of a PostgreSQL can become larger. A commit that changes one row in place needs
 * no room, so it succeeds on a disk that is too full for every new row. A result that does not fit
 * into memory goes to a temporary file, which leaves nothing behind. It is made beside the rows,
 * because `temp_tablespaces` may name another disk, whose room no sign-up needs. True where it
 * cannot be asked, as with another engine.
 */
export async function hasRoom(database: Kysely<Tables>): Promise<boolean> {
  try {
    await inTransaction(database, async (transaction) => {
      await sql`select set_config('work_mem', ${LEAST_MEMORY}, true),
        set_config('temp_tablespaces', '', true)`.execute(transaction);
      await sql`select count(*) from generate_series(1, ${sql.lit(ROWS)})`.execute(transaction);
    });
    return true;
  } catch (error) {
    return !(error instanceof DatabaseAway);
  }
}
