import type { Kysely } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startPruning } from '../../../src/server/jobs/startPruning.ts';
import { pruneAll } from '../../../src/server/retention/pruneAll.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { aMigratedDatabase } from '../../factories/databases/aMigratedDatabase.ts';
import { OLD_ROWS } from '../../factories/databases/oldRows.ts';
import { aServer } from '../../factories/servers/aServer.ts';

/** A round takes long on a busy machine. */
const PATIENCE = { timeout: 30_000, interval: 5 };

/** The ids of the rows in the table. */
async function idsIn(database: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await database.selectFrom('outbox').select('id').execute();
  return rows.map(({ id }) => id);
}

it('looks once a day at what stays, and between that only at what has come of age since', async () => {
  const server = await aServer();
  const { database } = server;
  const old = new Date(Date.UTC(2025, 0, 1));
  for (let at = 0; at < 20; at += 1) {
    await OLD_ROWS.outbox(database, `row ${at}`, new Date(old.getTime() + at).toISOString());
  }
  await database.updateTable('outbox').set({ status: 'byHand' }).execute();
  const queries = vi.spyOn(database.getExecutor(), 'executeQuery');
  onTestFinished(() => queries.mockRestore());
  const deletions = () =>
    queries.mock.calls.filter(([{ sql: text }]) => text.startsWith('delete from "outbox"')).length;
  const rounds = () =>
    queries.mock.calls.filter(([{ sql: text }]) => text.includes('from "support_actions"')).length;
  const job = startPruning(server.deps, 1);
  onTestFinished(() => job.stop());
  const more = async (count: number) => {
    const before = rounds();
    await vi.waitFor(() => {
      server.pass(1);
      expect(rounds()).toBeGreaterThanOrEqual(before + count);
    }, PATIENCE);
  };

  await more(5);
  expect(deletions()).toBe(1);
  await OLD_ROWS.outbox(database, 'late', new Date(old.getTime() + 20).toISOString());
  await more(2);
  expect(await idsIn(database)).not.toContain('late');
  expect(deletions()).toBe(2);

  await database.updateTable('outbox').set({ status: 'done' }).execute();
  server.pass(86_400_000);
  await more(2);
  expect(await idsIn(database)).toEqual([]);
});

it('the pruning job deletes by the clock', async () => {
  const server = await aServer();
  const { database } = server;
  await OLD_ROWS.support_actions(database, 'old', '2015-01-01T00:00:00.000Z');

  const actions = () => database.selectFrom('support_actions').select('id').execute();

  const job = startPruning(server.deps);
  onTestFinished(() => job.stop());

  await vi.waitFor(async () => expect(await actions()).toEqual([]), PATIENCE);
});

it('deletes nothing while the clock is far ahead of the time that has passed, and says so once', async () => {
  const server = await aServer();
  const { database } = server;
  const job = startPruning(server.deps, 1);
  onTestFinished(() => job.stop());
  const turn = () => database.selectFrom('job_turns').select('ends_at').executeTakeFirstOrThrow();
  await vi.waitFor(turn, PATIENCE);
  await OLD_ROWS.support_actions(database, 'kept', server.deps.clock().toISOString());
  server.pass(1500 * 86_400_000);
  const ahead = server.deps.clock().toISOString();
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const before = (await turn()).ends_at;
    await vi.waitFor(async () => {
      server.pass(1);
      const { ends_at } = await turn();
      expect(ends_at > ahead && ends_at !== before).toBe(true);
    }, PATIENCE);
  }

  const actions = await database.selectFrom('support_actions').select('id').execute();
  expect(actions).toEqual([{ id: 'kept' }]);
  expect(server.log.filter((line) => line.includes('nothing is deleted'))).toHaveLength(1);
});

it('goes on deleting when the machine sleeps every night', async () => {
  const server = await aServer();
  const { database } = server;
  const job = startPruning(server.deps, 1);
  onTestFinished(() => job.stop());
  const turn = async () =>
    (await database.selectFrom('job_turns').select('ends_at').executeTakeFirst())?.ends_at ?? '';
  for (let night = 0; night < 10; night += 1) {
    server.pass(10 * 3_600_000);
    const morning = server.deps.clock().toISOString();
    await vi.waitFor(async () => {
      server.pass(1);
      expect((await turn()) > morning).toBe(true);
    }, PATIENCE);
  }
  await OLD_ROWS.support_actions(database, 'old', '2015-01-01T00:00:00.000Z');

  const actions = () => database.selectFrom('support_actions').select('id').execute();
  await vi.waitFor(async () => {
    server.pass(1);
    expect(await actions()).toEqual([]);
  }, PATIENCE);
});

it('a refund that failed stays, because it is owed, and no other work that failed', async () => {
  const database = await aMigratedDatabase();
  const long = '2015-01-01T00:00:00.000Z';
  for (const kind of ['refund', 'capture', 'activationMail'] as const) {
    await OLD_ROWS.outbox(database, kind, long);
    await database.updateTable('outbox').set({ kind }).where('id', '=', kind).execute();
  }
  await database.updateTable('outbox').set({ status: 'failed' }).execute();

  await pruneAll(database, new Date('2026-11-22T09:00:00.000Z'));

  expect(await idsIn(database)).toEqual(['refund']);
});
