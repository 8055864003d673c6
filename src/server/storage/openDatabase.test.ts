import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { openDatabase } from './openDatabase.ts';

it.each(['signup.sqlite', 'signup.sqlite-wal'])('only its owner can read %s', async (file) => {
  const dataDir = await aTemporaryFolder();
  const database = await openDatabase({ databaseUrl: null, dataDir });
  expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600);
  await database.destroy();
});
