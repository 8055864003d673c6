import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { POSTGRES } from './aPostgresUrl.ts';

/** Returns a text that changes with every inserted, changed or deleted row. */
export async function changesOf(database: Kysely<Tables>): Promise<string> {
  if (POSTGRES === null) {
    const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(
      database,
    );
    return JSON.stringify(rows);
  }
  const tables = await database.introspection.getTables();
  const versions = await Promise.all(
    tables.map(async ({ name }) => {
      // The transaction that wrote the row, and the row's position.
      const { rows } = await sql`select xmin::text, ctid::text from ${sql.table(name)}`.execute(
        database,
      );
      return [name, rows];
    }),
  );
  return JSON.stringify(versions);
}
