import type { Kysely } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aMigratedDatabase } from '../../../tests/factories/databases/aMigratedDatabase.ts';
import { compareKeptQueries } from '../../../tests/setup/compareKeptQueries.ts';
import { compareKept, keptQuery } from './keptQuery.ts';
import type { JobTurnRow } from './tables/ServerTables.ts';
import type { Tables } from './tables/Tables.ts';

interface Turns {
  readonly rows: readonly Partial<JobTurnRow>[];
}

const END = '2026-11-27T09:00:00.000Z';
const aTurn = (job: string): JobTurnRow => ({ job, holder: `holder of ${job}`, ends_at: END });

/** Queries for one test, so that none is cached yet, with a count of how often each was built. */
function someQueries() {
  const built = vi.fn();
  // To compare a use puts the query together again.
  compareKept(null);
  onTestFinished(compareKeptQueries);
  const insert = keptQuery((database, { rows }: Turns) => {
    built('insert');
    // Some columns of the table may be missing in a test.
    return database.insertInto('job_turns').values(rows as readonly JobTurnRow[]);
  });
  const held = keptQuery((database, { jobs }: { readonly jobs: readonly string[] }) => {
    built('held');
    return database
      .selectFrom('job_turns')
      .select(['job', 'holder'])
      .where('job', 'in', jobs)
      .where('ends_at', '=', END)
      .orderBy('job');
  });
  return { built: () => built.mock.calls.flat(), held, insert };
}

/** The parameters of each query that a database receives. */
function askedOf(database: Kysely<Tables>): () => readonly unknown[] {
  const executor = vi.spyOn(database.getExecutor(), 'executeQuery');
  onTestFinished(() => executor.mockRestore());
  return () => executor.mock.calls.map(([{ parameters }]) => parameters);
}

it('is compared in every test with what its values make, so that no value decides about its text', async () => {
  const database = await aMigratedDatabase();
  const held = keptQuery((asked, { job }: { readonly job: string | null }) => {
    const all = asked.selectFrom('job_turns').select('holder');
    return job === null ? all : all.where('job', '=', job);
  });
  await held.rows(database, { job: 'one' });
  await expect(held.rows(database, { job: null })).rejects.toThrow(
    'not the one that its values make',
  );
});

it('is put together once, and answers by the values of each time', async () => {
  const database = await aMigratedDatabase();
  const { built, held, insert } = someQueries();

  expect(await insert.changed(database, { rows: [aTurn('one')] })).toBe(1);
  expect(await insert.changed(database, { rows: [aTurn('other')] })).toBe(1);

  expect(await held.rows(database, { jobs: ['one'] })).toEqual([
    { job: 'one', holder: 'holder of one' },
  ]);
  expect(await held.first(database, { jobs: ['other'] })).toEqual({
    job: 'other',
    holder: 'holder of other',
  });
  expect(await held.first(database, { jobs: ['none'] })).toBeUndefined();
  await expect(held.one(database, { jobs: ['none'] })).rejects.toThrow('without a row');
  expect(built()).toEqual(['insert', 'held']);
});

it('is another one for more rows, for other columns and for a longer list', async () => {
  const database = await aMigratedDatabase();
  const { built, held, insert } = someQueries();
  const asked = askedOf(database);

  await insert.changed(database, { rows: [aTurn('a')] });
  expect(await insert.changed(database, { rows: [aTurn('b'), aTurn('c')] })).toBe(2);
  // Kysely ignores undefined columns, so the database reports the missing one.
  const { ends_at: _, ...endless } = aTurn('d');
  await expect(insert.changed(database, { rows: [endless] })).rejects.toThrow(/ends_at|NOT NULL/);
  const undefinedEnd: object = { ...endless, ends_at: undefined };
  await expect(insert.changed(database, { rows: [undefinedEnd] })).rejects.toThrow(/ends_at/);

  expect((await held.rows(database, { jobs: ['a', 'c'] })).map(({ job }) => job)).toEqual([
    'a',
    'c',
  ]);
  expect(built()).toEqual(['insert', 'insert', 'insert', 'held']);
  expect(asked().at(-1)).toEqual(['a', 'c', END]);
});

it('keeps no value for the next call, of any kind', async () => {
  const database = await aMigratedDatabase();
  const name = keptQuery((asked, { value }: { readonly value: string | null }) =>
    asked.updateTable('job_turns').set({ holder: 'x' }).where('holder', '=', value),
  );
  const asked = askedOf(database);

  for (const value of ['first', null, '', 'last']) await name.changed(database, { value });

  expect(asked()).toEqual(['first', null, '', 'last'].map((value) => ['x', value]));
});

it('runs in the given transaction', async () => {
  const database = await aMigratedDatabase();
  const { held, insert } = someQueries();

  const taken = database.transaction().execute(async (transaction) => {
    await insert.changed(transaction, { rows: [aTurn('one')] });
    expect(await held.rows(transaction, { jobs: ['one'] })).toHaveLength(1);
    throw new Error('Taken back');
  });

  await expect(taken).rejects.toThrow('Taken back');
  expect(await held.rows(database, { jobs: ['one'] })).toEqual([]);
});

it('is put together each time where a plugin may change it', async () => {
  const { built, held } = someQueries();
  const database = await aMigratedDatabase();
  const changed = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  });

  await held.rows(changed, { jobs: ['one'] });
  await held.rows(changed, { jobs: ['one'] });

  expect(built()).toEqual(['held', 'held']);
});
