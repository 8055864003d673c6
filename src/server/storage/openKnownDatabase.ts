import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { StartError } from '../StartError.ts';
import type { StoragePlace } from './faults/explainFault.ts';
import { openDatabase } from './openDatabase.ts';
import type { Tables } from './tables/Tables.ts';

/**
 * Opens a server's existing database, for a command that runs beside the server. Creates none: in a
 * misspelt folder, the command would find no one, and store what the server never reads. Throws
 * StartError.
 */
export async function openKnownDatabase(place: StoragePlace): Promise<Kysely<Tables>> {
  const file = join(place.dataDir, 'signup.sqlite');
  if (place.databaseUrl === null && !existsSync(file)) {
    throw new StartError(
      `${file} is not there. Set DATA_DIR to the folder of the server's database, or start the server first.`,
    );
  }
  return openDatabase(place);
}
