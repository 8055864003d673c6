import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/server/storage/migrate.ts';
import { openSqlite } from '../../src/server/storage/openSqlite.ts';
import type { AttemptRow, PaymentRow } from '../../src/server/storage/tables/PaymentTables.ts';
import type {
  AccountRow,
  EmailCheckRow,
  OutboxRow,
  SubscriptionRow,
  Tables,
  UserRow,
} from '../../src/server/storage/tables/Tables.ts';

/** Lists every value of a type; the compiler checks that none is missing or added. */
type All<Value extends string> = Readonly<Record<Value, true>>;

const roles: All<UserRow['role']> = { owner: true, admin: true, member: true };
const accounts: All<AccountRow['status']> = { pending: true, active: true };
const subscriptions: All<SubscriptionRow['status']> = {
  active: true,
  trial: true,
  paymentFailed: true,
  ended: true,
};
const kinds: All<AttemptRow['kind']> = { signUp: true, upgrade: true };
const attempts: All<AttemptRow['status']> = {
  accepted: true,
  started: true,
  succeeded: true,
  failed: true,
};
const payments: All<PaymentRow['state']> = {
  kept: true,
  held: true,
  submitted: true,
  captured: true,
  failed: true,
};
const outbox: All<OutboxRow['status']> = { waiting: true, done: true, failed: true, byHand: true };
const checks: All<EmailCheckRow['status']> = { AVAILABLE: true, UNAVAILABLE: true, INVALID: true };

const COLUMNS = [
  ['users', 'role', roles],
  ['accounts', 'status', accounts],
  ['subscriptions', 'status', subscriptions],
  ['attempts', 'kind', kinds],
  ['attempts', 'status', attempts],
  ['payments', 'state', payments],
  ['outbox', 'status', outbox],
  ['email_checks', 'status', checks],
] as const;

async function openEmpty(): Promise<Kysely<Tables>> {
  const database = openSqlite(':memory:');
  onTestFinished(() => database.destroy());
  await sql`PRAGMA foreign_keys = OFF`.execute(database);
  return database;
}

/** Stores a row with a text in every column, and a given value in one of them. */
async function store(
  database: Kysely<Tables>,
  [table, column]: readonly [string, string],
  value: string,
): Promise<void> {
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  // Other closed columns of the table get an allowed value.
  const closed = new Map<string, string>(
    COLUMNS.filter(([name]) => name === table).map(([, name, all]) => [
      name,
      Object.keys(all)[0] ?? '',
    ]),
  );
  closed.set(column, value);
  const values = columns.map(({ name }) => closed.get(name) ?? `${name} of ${value}`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    values (${sql.join(values)})`.execute(database);
}

describe.each(COLUMNS)('%s.%s', (table, column, all) => {
  it('can store every value that the server knows', async () => {
    const database = await openEmpty();
    await migrate(database);
    for (const value of Object.keys(all)) {
      await expect(store(database, [table, column], value)).resolves.toBeUndefined();
    }
  });

  it.each(['', ' ', 'viewer', 'OWNER ', 'Active', 'constructor'])("refuses '%s'", async (value) => {
    const database = await openEmpty();
    await migrate(database);
    await expect(store(database, [table, column], value)).rejects.toThrow(
      `CHECK constraint failed: ${table}_${column}_known`,
    );
  });
});

describe('a database from before', () => {
  const before = Object.fromEntries(
    Object.entries(MIGRATIONS).filter(([name]) => name < '0014ClosedSets'),
  );

  it('keeps its roles, and turns an unknown one into the least privileged', async () => {
    const database = await openEmpty();
    await migrate(database, before);
    for (const role of ['owner', 'admin', 'member', 'viewer', '', 'OWNER ']) {
      await store(database, ['users', 'role'], role);
    }

    await migrate(database);

    const users = await database.selectFrom('users').select(['id', 'role']).execute();
    expect(users.map(({ id, role }) => [id, role])).toEqual([
      ['id of owner', 'owner'],
      ['id of admin', 'admin'],
      ['id of member', 'member'],
      ['id of viewer', 'member'],
      ['id of ', 'member'],
      ['id of OWNER ', 'member'],
    ]);
  });

  it('with an unknown status is not opened, and not changed', async () => {
    const database = await openEmpty();
    await migrate(database, before);
    await store(database, ['payments', 'state'], 'half');

    await expect(migrate(database)).rejects.toThrow('Migration 0014ClosedSets failed');

    expect(await database.selectFrom('payments').select('state').execute()).toEqual([
      { state: 'half' },
    ]);
  });
});
