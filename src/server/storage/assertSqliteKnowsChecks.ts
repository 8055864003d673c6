import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';

/** What the migrations require from SQLite: adding a constraint to an existing table. */
const NEEDED =
  'create table probe (a text); alter table probe add constraint known check (a in (1))';

/**
 * Throws StartError when this Node's SQLite is too old for the migrations, before any of them runs.
 * The packaged Node's is new enough; a Mac uses the machine's own Node.
 */
export function assertSqliteKnowsChecks(needed = NEEDED): void {
  const probe = new DatabaseSync(':memory:');
  try {
    probe.exec(needed);
  } catch (cause) {
    throw new StartError(
      `The SQLite ${process.versions['sqlite']} of Node ${process.version} is too old for the database. Install Node 24.21 or newer and start again.`,
      { cause },
    );
  } finally {
    probe.close();
  }
}
