import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertDurable } from '../../src/server/storage/assertDurable.ts';
import { MIGRATIONS, migrate } from '../../src/server/storage/migrate.ts';
import { openSqlite } from '../../src/server/storage/openSqlite.ts';
import { addToCount, pruneCounts, readCount } from '../../src/server/storage/rateCounts.ts';
import type { SessionRow } from '../../src/server/storage/tables/SessionTables.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';

/** Opens a database that is empty and at the newest schema. Every kind of database passes this suite. */
type OpenDatabase = () => Promise<Kysely<Tables>>;

async function sqlite(): Promise<Kysely<Tables>> {
  const database = openSqlite(join(await aTemporaryFolder(), 'test.sqlite'));
  onTestFinished(() => database.destroy());
  await migrate(database);
  return database;
}

function aSessionRow(overrides: Partial<SessionRow> = {}): SessionRow {
  return {
    id: 'session-1',
    brand_id: 'slotbook',
    user_id: null,
    lead_id: null,
    social_fault: null,
    social_plan: null,
    attempt_id: null,
    started_at: '2026-11-21T09:00:00.000Z',
    created_at: '2026-11-21T09:00:00.000Z',
    ...overrides,
  };
}

describe.each<[string, OpenDatabase]>([['SQLite', sqlite]])('%s', (_name, open) => {
  it('gives back what was stored, accents and quotes included', async () => {
    const database = await open();
    const row = aSessionRow({ brand_id: `Zoë 'and' "Ünal" 🎉` });

    await database.insertInto('sessions').values(row).execute();

    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([row]);
  });

  it('migrates again without a change', async () => {
    const database = await open();
    await database.insertInto('sessions').values(aSessionRow()).execute();

    await migrate(database);

    expect(await database.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  it('takes back a migration that fails half-way, so that the next start can make it', async () => {
    const database = await open();
    const halfWay = {
      ...MIGRATIONS,
      '9999HalfWay': {
        up: async (migrated: Kysely<unknown>) => {
          await migrated.schema.createTable('half').addColumn('id', 'text').execute();
          throw new Error('Out of room');
        },
      },
    };

    await expect(migrate(database, halfWay)).rejects.toThrow('Migration 9999HalfWay failed');

    const tables = await database.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half');
    await expect(migrate(database)).resolves.toBeUndefined();
  });

  it('takes back a transaction that throws', async () => {
    const database = await open();

    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('sessions').values(aSessionRow()).execute();
      throw new Error('Changed my mind');
    });

    await expect(failing).rejects.toThrow('Changed my mind');
    expect(await database.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  it('keeps transactions at the same time apart', async () => {
    const database = await open();
    const ids = Array.from({ length: 20 }, (_, index) => `session-${index}`);

    await Promise.all(
      ids.map((id) =>
        database.transaction().execute(async (transaction) => {
          await transaction.insertInto('sessions').values(aSessionRow({ id })).execute();
          await transaction.selectFrom('sessions').selectAll().execute();
        }),
      ),
    );

    expect(await database.selectFrom('sessions').select('id').execute()).toHaveLength(20);
  });

  it('tells by the rows changed that a conflict was left alone', async () => {
    const database = await open();
    const insert = () =>
      database
        .insertInto('sessions')
        .values(aSessionRow())
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();

    expect((await insert()).numInsertedOrUpdatedRows).toBe(1n);
    expect((await insert()).numInsertedOrUpdatedRows).toBe(0n);
  });

  it('counts each of many at the same moment once, and starts anew when the span is over', async () => {
    const database = await open();
    const [now, until] = [new Date('2026-11-21T09:00:00Z'), new Date('2026-11-21T10:00:00Z')];
    const later = new Date('2026-11-21T12:00:00Z');

    const counts = await Promise.all(
      Array.from({ length: 20 }, () => addToCount(database, 'key', { now, until })),
    );

    const points = counts.map((count) => count.points).toSorted((one, other) => one - other);
    expect(points).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await readCount(database, 'key', now)).toEqual({
      points: 20,
      expires_at: until.toISOString(),
    });
    expect(await readCount(database, 'key', until)).toBeNull();
    expect(await addToCount(database, 'key', { now: until, until: later })).toEqual({
      points: 1,
      expires_at: later.toISOString(),
    });
    await pruneCounts(database, later);
    expect(await database.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('refuses a row that refers to nobody', async () => {
    const database = await open();
    const row = aSessionRow({ user_id: 'nobody' });

    await expect(database.insertInto('sessions').values(row).execute()).rejects.toThrow(
      /foreign key/i,
    );
  });
});

describe('SQLite keeps what it acknowledged', () => {
  it('with WAL and synchronous=FULL', async () => {
    const database = await sqlite();

    await expect(assertDurable(database)).resolves.toBeUndefined();
  });

  it('and refuses to start with less', async () => {
    const database = await sqlite();
    await sql`PRAGMA synchronous = NORMAL`.execute(database);

    await expect(assertDurable(database)).rejects.toThrow(/synchronous=1/);
  });
});
