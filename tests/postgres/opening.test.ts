import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StartError } from '../../src/server/StartError.ts';
import { MIGRATIONS, migrate } from '../../src/server/storage/migrate.ts';
import { openDatabase } from '../../src/server/storage/openDatabase.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl } from '../factories/databases/aPostgresUrl.ts';

/** Opens the database at an address as the server does. */
async function opened(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, dataDir: '/nowhere' });
  onTestFinished(() => database.destroy());
  return database;
}

async function refusal(url: string): Promise<string> {
  const error: unknown = await opened(url).catch((caught: unknown) => caught);
  return error instanceof StartError ? error.message : `Not a StartError: ${String(error)}`;
}

/** The address with one part replaced. */
function changed(address: string, change: (url: URL) => void): string {
  const url = new URL(address);
  change(url);
  return url.href;
}

describe('a database', () => {
  it('is migrated once by processes that start at the same time', async () => {
    const url = await aPostgresUrl();

    const databases = await Promise.all(Array.from({ length: 5 }, () => opened(url)));

    const made = await sql<{ name: string }>`select name from kysely_migration`.execute(
      databases[0] ?? (await opened(url)),
    );
    expect(made.rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(MIGRATIONS));
  });

  it('that is not there is named', async () => {
    const url = changed(await aPostgresUrl(), (it) => {
      it.pathname = '/nowhere';
      it.password = 'hush';
    });

    const message = await refusal(url);

    expect(message).toContain("has no database 'nowhere'. Make it (createdb)");
    expect(message).not.toContain('hush');
  });

  it('whose server does not answer is named', async () => {
    const message = await refusal('postgres://me:hush@127.0.0.1:1/signup');

    expect(message).toContain('at 127.0.0.1:1 cannot be reached. Start it');
    expect(message).not.toContain('hush');
  });

  it('that knows no such user is named', async () => {
    const url = changed(await aPostgresUrl(), (it) => {
      it.username = 'stranger';
      it.password = 'hush';
    });

    const message = await refusal(url);

    expect(message).toContain("refuses the user 'stranger'");
    expect(message).not.toContain('hush');
  });

  it('that would lose what it acknowledges is refused', async () => {
    const url = changed(await aPostgresUrl(), (it) => {
      it.searchParams.set('options', '-c synchronous_commit=off');
    });

    expect(await refusal(url)).toContain('has synchronous_commit = off');
  });

  it('lets no connection wait forever', async () => {
    const database = await opened(await aPostgresUrl());

    const { rows } = await sql<{ name: string; setting: string }>`select name, setting
      from pg_settings where name in
        ('lock_timeout', 'idle_in_transaction_session_timeout', 'statement_timeout')
      order by name`.execute(database);

    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '30000' },
      { name: 'lock_timeout', setting: '10000' },
      { name: 'statement_timeout', setting: '15000' },
    ]);
  });

  it('whose server ends a connection serves the next query by another one', async () => {
    const url = await aPostgresUrl();
    const database = await opened(url);
    const administrator = openPostgres(url);
    onTestFinished(() => administrator.destroy());
    await sql`select 1`.execute(database);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(administrator);

    await expect
      .poll(() =>
        sql`select 1 as one`.execute(database).then(
          ({ rows }) => rows,
          () => null,
        ),
      )
      .toEqual([{ one: 1 }]);
  });
});

it('a number that is too large to be exact is an error, not another number', async () => {
  const database = openPostgres(await aPostgresUrl());
  onTestFinished(() => database.destroy());

  await expect(sql`select 9007199254740993::bigint`.execute(database)).rejects.toThrow(
    '9007199254740993 is too large',
  );
});

it('a value that columns do not hold is refused before it is sent', async () => {
  const database = openPostgres(await aPostgresUrl());
  onTestFinished(() => database.destroy());

  await expect(sql`select ${new Date(0)}::text`.execute(database)).rejects.toThrow(
    'A object cannot be stored',
  );
});

it('a schema that a newer release has migrated is left as it is', async () => {
  const database = openPostgres(await aPostgresUrl());
  onTestFinished(() => database.destroy());
  const newer = { ...MIGRATIONS, '9999Newer': { up: async () => undefined } };
  await migrate(database, newer);

  await expect(migrate(database)).resolves.toBeUndefined();
});

it('a newer release may migrate while this one waits for its turn', async () => {
  const database = openPostgres(await aPostgresUrl());
  onTestFinished(() => database.destroy());
  await migrate(database);
  const newer = { ...MIGRATIONS, '9999Newer': { up: async () => undefined } };
  const spy = vi
    .spyOn(Migrator.prototype, 'migrateToLatest')
    .mockImplementationOnce(async function (this: Migrator) {
      await migrate(database, newer);
      return this.migrateToLatest();
    });
  onTestFinished(() => spy.mockRestore());

  await expect(migrate(database)).resolves.toBeUndefined();
});
