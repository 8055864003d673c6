import { expect, it } from 'vitest';
import { StartError } from '../../../src/server/StartError.ts';
import { connectPostgres } from '../../../src/server/storage/postgres/connectPostgres.ts';
import { fakePostgres } from '../../factories/databases/fakePostgres.ts';

/**
 * Returns the message of a server that starts on a database with this version; null when it starts.
 */
async function refusal(number: string, words: string): Promise<string | null> {
  const { url } = await fakePostgres((query) =>
    query.includes('server_version_num')
      ? { kind: 'row', row: { number, words } }
      : { kind: 'empty' },
  );
  try {
    await (await connectPostgres(url)).destroy();
    return null;
  } catch (error) {
    return error instanceof StartError ? error.message : `Not a StartError: ${String(error)}`;
  }
}

it.each([
  ['9.6.24', '90624', 9],
  ['13.22', '130022', 13],
  ['14.19 (Debian 14.19-1.pgdg120+1)', '140019', 14],
])('PostgreSQL %s is refused in one line', async (version, number, release) => {
  expect(await refusal(number, `PostgreSQL ${version} on x86_64-pc-linux-gnu`)).toBe(
    `The database server of DATABASE_URL is PostgreSQL ${release}. Use PostgreSQL 15 or newer.`,
  );
});

it.each([
  ['the oldest that is supported', '150000', 'PostgreSQL 15.0 on x86_64-pc-linux-gnu'],
  ['a newer one', '180000', 'PostgreSQL 18.0 on x86_64-pc-linux-gnu'],
  ['one to come', '200001', 'PostgreSQL 20.1 on x86_64-pc-linux-gnu'],
  ['CockroachDB, whatever it passes for', '130000', 'CockroachDB CCL v25.2.1 (x86_64)'],
  ['YugabyteDB, whatever it passes for', '110200', 'PostgreSQL 11.2-YB-2.25.0.0-b0 on x86_64'],
])('%s is not refused', async (_name, number, words) => {
  expect(await refusal(number, words)).toBeNull();
});
