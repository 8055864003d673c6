import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { migrate } from '../storage/migrate.ts';
import { openSqlite } from '../storage/openSqlite.ts';
import { emptyLog } from './emptyLog.ts';

const NAME = 'ada@example.com';

it.each([
  ['short', NAME],
  // Longer than a page, so that its pages become free.
  ['long', NAME.repeat(1000)],
])('a %s text that was deleted is in no file any more', async (_, text) => {
  const folder = await aTemporaryFolder();
  const database = openSqlite(join(folder, 'signup.sqlite'));
  await migrate(database);
  const row = { hash: 'hash', name: 'terms', source: text, stored_at: '2026-11-28T09:00:00.000Z' };
  await database.insertInto('consent_texts').values(row).execute();
  await emptyLog(database);
  const held = () => readFileSync(join(folder, 'signup.sqlite')).includes(NAME);
  expect(held()).toBe(true);

  await database.deleteFrom('consent_texts').execute();
  await emptyLog(database);

  expect(held()).toBe(false);
  expect(readFileSync(join(folder, 'signup.sqlite-wal')).includes(NAME)).toBe(false);
  await database.destroy();
});
