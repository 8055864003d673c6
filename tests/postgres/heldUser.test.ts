import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { holdUser } from '../../src/server/storage/accounts/holdUser.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { aPaidBrand, pay } from '../factories/payments/aPaidSignUp.ts';
import { aServer } from '../factories/servers/aServer.ts';
import { aVisitor } from '../factories/servers/aVisitor.ts';

/** Two processes on one database, with one user. */
async function twoProcesses() {
  const url = await aPostgresUrl(copyOfMigrated);
  const connect = () => {
    const database = openPostgres(url);
    onTestFinished(() => database.destroy());
    return database;
  };
  const [one, other] = [connect(), connect()];
  const server = await aServer({ brands: [aPaidBrand()], deps: { database: one } });
  await pay(await aVisitor(server.app));
  const { id } = await one.selectFrom('users').select('id').executeTakeFirstOrThrow();
  return { one, other, id };
}

/** How many transactions of this database wait for another. */
async function waiting(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
}

it.each([
  { erases: true, isThere: false },
  { erases: false, isThere: true },
])(
  'whoever holds a user second waits for the first, and sees what it left (erased: $erases)',
  async ({ erases, isThere }) => {
    const { id, one, other } = await twoProcesses();
    const isHeld = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let ended = false;
    const first = one.transaction().execute(async (transaction) => {
      expect(await holdUser(transaction, id)).toBe(true);
      isHeld.resolve();
      await goOn.promise;
      if (erases) await transaction.updateTable('users').set({ email: '' }).execute();
      ended = true;
    });
    await isHeld.promise;

    const second = other
      .transaction()
      .execute(async (transaction) => ({ isThere: await holdUser(transaction, id), ended }));
    await vi.waitFor(async () => expect(await waiting(one)).toBe(1), { timeout: 10_000 });
    goOn.resolve();

    await first;
    expect(await second).toEqual({ isThere, ended: true });
  },
);
