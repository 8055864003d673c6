import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../src/server/storage/inTransaction.ts';
import { MIGRATIONS, migrate } from '../../src/server/storage/migrate.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { type Conflicts, conflicts } from '../factories/databases/conflicts.ts';
import { aPaidBrand, aPaidRequest, countsOf, pay } from '../factories/payments/aPaidSignUp.ts';
import { aServer } from '../factories/servers/aServer.ts';
import { aVisitor } from '../factories/servers/aVisitor.ts';
import { serializable } from '../setup/postgres/postgresDatabases.ts';

/** A database whose transactions run at SERIALIZABLE, and also fail repeatedly. */
async function conflicting(every?: number) {
  const faults: Conflicts = conflicts(every);
  const database = openPostgres(serializable(await aPostgresUrl(copyOfMigrated)), {
    through: faults.pool,
  });
  onTestFinished(() => database.destroy());
  return { database, faults };
}

/** Sessions that a test counts. */
function aSession(id: string) {
  const at = '2026-11-21T09:00:00.000Z';
  return { id, brand_id: 'slotbook', started_at: at, created_at: at };
}

it('a transaction runs at the level that the address asks for', async () => {
  const { database } = await conflicting();

  const { rows } = await inTransaction(database, (transaction) =>
    sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(
      transaction,
    ),
  );

  expect(rows).toEqual([{ level: 'serializable' }]);
});

describe('a conflict', () => {
  it.each([1, 2, 3, 4])('at statement %s is run again, and stored once', async (at) => {
    // A transaction of four statements: begin, two inserts, commit.
    const { database, faults } = await conflicting(at + 4);
    for (let run = 0; run < 8; run += 1) {
      await inTransaction(database, async (transaction) => {
        await transaction
          .insertInto('sessions')
          .values(aSession(`${run}-first`))
          .execute();
        await transaction
          .insertInto('sessions')
          .values(aSession(`${run}-second`))
          .execute();
      });
    }

    expect(faults.count).toBeGreaterThan(0);
    const rows = await database.selectFrom('sessions').select('id').execute();
    expect(rows).toHaveLength(16);
  });

  it('of a statement outside a transaction is run again, and stored once', async () => {
    const { database, faults } = await conflicting(2);
    for (let run = 0; run < 8; run += 1) {
      await database
        .insertInto('sessions')
        .values(aSession(`${run}`))
        .execute();
    }

    expect(faults.count).toBeGreaterThan(0);
    expect(await database.selectFrom('sessions').select('id').execute()).toHaveLength(8);
  });

  it('between transactions that read what the other writes ends as if one came first', async () => {
    const { database } = await conflicting();
    const readers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        inTransaction(database, async (transaction) => {
          const before = await transaction.selectFrom('sessions').select('id').execute();
          await transaction
            .insertInto('sessions')
            .values(aSession(`${index}`))
            .execute();
          return before.length;
        }),
      ),
    );

    expect(readers.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

it('a migration that conflicts is run again as a whole', async () => {
  const faults = conflicts();
  const database = openPostgres(serializable(await aPostgresUrl()), {
    limits: null,
    through: faults.pool,
  });
  onTestFinished(() => database.destroy());

  await migrate(database);

  expect(faults.count).toBeGreaterThan(1);
  const { rows } = await sql`select name from kysely_migration`.execute(database);
  expect(rows).toHaveLength(Object.keys(MIGRATIONS).length);
});

it('simultaneous, conflicting orders for one address result in one account and one charge', async () => {
  const { database, faults } = await conflicting();
  const server = await aServer({ brands: [aPaidBrand()], deps: { database } });
  const visitors = await Promise.all(Array.from({ length: 8 }, () => aVisitor(server.app)));

  const answers = await Promise.all(
    visitors.map((visitor) => pay(visitor, aPaidRequest(), { key: randomUUID() })),
  );
  while ((await server.deliver()) > 0);

  const told = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
  expect(told).toEqual([200, ...told.slice(1).map(() => 409)]);
  expect(await countsOf({ ...server, database })).toMatchObject({ accounts: 1, payments: 1 });
  expect(server.payments.sales).toHaveLength(1);
  expect([...server.payments.books.values()].map(({ state }) => state)).toEqual(['captured']);
  expect(faults.count).toBeGreaterThan(0);
});
