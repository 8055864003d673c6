import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { postgresBinaries, whyNoPostgres } from './postgresBinaries.ts';

it('says for which platform there is no PostgreSQL', () => {
  expect(postgresBinaries({}, 'aix-ppc')).toEqual({
    kind: 'none',
    reason: 'npm has installed no PostgreSQL for aix-ppc',
  });
  expect(postgresBinaries({}, 'win32-x64')).toEqual({
    kind: 'none',
    reason: 'the tests start no PostgreSQL on Windows',
  });
});

it("does not use npm's PostgreSQL on a Linux without glibc, where it cannot run", async () => {
  const folder = await aTemporaryFolder();
  await writeFile(join(folder, 'initdb'), '');

  expect(postgresBinaries({}, 'linux-x64', () => false)).toMatchObject({
    kind: 'none',
    reason: expect.stringContaining('needs glibc'),
  });
  const named = postgresBinaries({ TEST_POSTGRES_BIN: folder }, 'linux-x64', () => false);
  expect(named).toEqual({ kind: 'found', folder });
});

it('uses the PostgreSQL that the environment names, if it is one', async () => {
  const folder = await aTemporaryFolder();
  const environment = { TEST_POSTGRES_BIN: folder };
  expect(postgresBinaries(environment)).toEqual({
    kind: 'none',
    reason: `TEST_POSTGRES_BIN is ${folder}, which holds no initdb`,
  });
  await writeFile(join(folder, 'initdb'), '');
  expect(postgresBinaries(environment)).toEqual({ kind: 'found', folder });
});

it('finds a PostgreSQL on the platforms that npm has one for', () => {
  expect(postgresBinaries({}, 'linux-x64').kind).toBe(
    process.platform === 'linux' && process.arch === 'x64' ? 'found' : 'none',
  );
});

it('says why it has no PostgreSQL, unless one is named', () => {
  const none = { kind: 'none', reason: 'npm has installed no PostgreSQL for aix-ppc' } as const;

  expect(whyNoPostgres({}, none)).toBe('npm has installed no PostgreSQL for aix-ppc');
  expect(whyNoPostgres({ TEST_DATABASE_URL: 'postgres://localhost/postgres' }, none)).toBeNull();
  expect(whyNoPostgres({}, { kind: 'found', folder: '/bin' })).toBeNull();
});
