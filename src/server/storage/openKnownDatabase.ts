import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { StartError } from '../StartError.ts';
import type { StoragePlace } from './faults/explainFault.ts';
import { openDatabase } from './openDatabase.ts';
import type { Tables } from './tables/Tables.ts';

/**
 * Opens the database of a server, for a command that works beside it. One in a folder that was misspelt
 * would be made, answer that it knows nobody, and keep what the server never reads. Throws StartError.
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
