import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it } from 'vitest';
import { pruneAll } from '../../src/server/retention/pruneAll.ts';
import { MIGRATIONS, migrate } from '../../src/server/storage/migrate.ts';
import { addToCount } from '../../src/server/storage/rateCounts.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { aMigratedDatabase } from '../factories/databases/aMigratedDatabase.ts';
import { aPaidBrand, aPaidRequest, aRequestWith, pay } from '../factories/payments/aPaidSignUp.ts';
import { aServer } from '../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../factories/servers/aVisitor.ts';

/**
 * Everything that a newer release may do to the tables by the rule for migrations, and a table of
 * its own.
 */
const next: Migration = {
  async up(database: Kysely<unknown>) {
    const tables = await database.introspection.getTables();
    for (const { name } of tables) {
      const table = () => database.schema.alterTable(name);
      await table().addColumn('newer_note', 'text').execute();
      const filled = table().addColumn('newer_kind', 'text', (it) => it.notNull().defaultTo('a'));
      await filled.execute();
      await database.schema.createIndex(`${name}_newer`).on(name).column('newer_kind').execute();
      const own = database.schema.createIndex(`${name}_newer_once`).unique().on(name);
      await own.column('newer_note').execute();
    }
    const newer = database.schema.createTable('newer_notes');
    await newer
      .addColumn('id', 'text', (it) => it.primaryKey().notNull())
      .addColumn('account_id', 'text', (it) => it.references('accounts.id'))
      .addColumn('kind', 'text', (it) => it.notNull().check(sql`kind in ('a', 'b')`))
      .execute();
  },
};

/** A database migrated by a newer release, as a process of this release finds it. */
async function aNewerDatabase(): Promise<Kysely<Tables>> {
  const database = await aMigratedDatabase();
  await migrate(database, { ...MIGRATIONS, '9999Next': next });
  // This release's start.
  await migrate(database);
  return database;
}

it('this release accepts sign-ups, payments and mails on a newer schema', async () => {
  const database = await aNewerDatabase();
  const server = await aServer({ brands: [aPaidBrand()], deps: { database } });
  const free = await aVisitor(server.app);
  const paid = await aVisitor(server.app);
  const lost = await aVisitor(server.app);
  const key = randomUUID();
  const request = aPaidRequest({ leadInfo: { email: 'paid@example.com' } });
  const { leadInfo } = aPaidRequest({ leadInfo: { email: 'lost@example.com' } });

  const answers = [
    await free.post('/email', { captchaToken: 'human', email: 'free@example.com' }),
    await pay(free, aSignupRequest(), { path: '/signup/free' }),
    await pay(paid, { ...aRequestWith('declined'), leadInfo: request.leadInfo }),
    await pay(paid, request, { key }),
    await pay(paid, request, { key }),
    await pay(lost, { ...aRequestWith('lost'), leadInfo }),
  ];
  server.pass(60_000);
  await server.settle();
  await server.deliver();

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 402, 200, 200, 202]);
  const accounts = await database.selectFrom('accounts').select('id').execute();
  const payments = await database.selectFrom('payments').select('amount').execute();
  expect(accounts.length).toBeGreaterThanOrEqual(2);
  expect(payments.every(({ amount }) => amount === 5900)).toBe(true);
  expect(server.mail.sent.map(({ to }) => to)).toContain('paid@example.com');
  const waiting = database.selectFrom('outbox').select('kind').where('status', '!=', 'done');
  expect(await waiting.execute()).toEqual([]);
  expect((await paid.get('/signup')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

it('this release prunes old rows on a newer schema', async () => {
  const database = await aNewerDatabase();
  const long = new Date('2026-11-21T09:00:00.000Z');
  await addToCount(database, 'key', { now: long, until: long });
  expect(await database.selectFrom('rate_limits').select('key').execute()).toHaveLength(1);

  await pruneAll(database, new Date('2028-01-01T00:00:00.000Z'));

  expect(await database.selectFrom('rate_limits').select('key').execute()).toEqual([]);
});
