import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pruneAll } from '../../src/server/retention/pruneAll.ts';
import { inTransaction } from '../../src/server/storage/inTransaction.ts';
import { MIGRATIONS, migrate } from '../../src/server/storage/migrate.ts';
import { addToCount, readCount } from '../../src/server/storage/rateCounts.ts';
import type { SessionRow } from '../../src/server/storage/tables/SessionTables.ts';
import type { AccountRow, SubscriptionRow } from '../../src/server/storage/tables/Tables.ts';
import { aMigratedDatabase, anEmptyDatabase } from '../factories/databases/aMigratedDatabase.ts';

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

function anAccountRow(): AccountRow {
  return {
    id: 'account-1',
    brand_id: 'slotbook',
    status: 'active',
    company_name: 'Engines',
    country_code: '44',
    phone: '2071234567',
    province_code: null,
    time_zone: 'Europe/London',
    assigned_plan_id: null,
    created_at: '2026-11-21T09:00:00.000Z',
    activated_at: null,
  };
}

function aSubscriptionRow(overrides: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    id: 'subscription-1',
    account_id: 'account-1',
    catalogue_id: 'booking',
    plan_id: 'plus',
    plan_name: null,
    plan_period: null,
    signup_type: 'paid',
    quantity: 10_000,
    addon_ids: '["a"]',
    ivr_id: null,
    discount_id: null,
    deal_id: null,
    tax_percentage: 14.975,
    currency: 'CAD',
    recurring_amount: 5900,
    full_amount: 5900,
    due_today_amount: 0,
    first_charge_amount: 5900,
    billing_id: null,
    status: 'trial',
    trial_minutes: null,
    trial_ends_at: '2026-12-05T09:00:00.000Z',
    discounted_charges: null,
    trial_notice_at: null,
    ended_at: null,
    created_at: '2026-11-21T09:00:00.000Z',
    ...overrides,
  };
}

/** SQLite and PostgreSQL both pass this suite. Each run uses one of them. */
describe('the database', () => {
  it('returns what was stored, accents and quotes included', async () => {
    const database = await aMigratedDatabase();
    const row = aSessionRow({ brand_id: `Zoë 'and' "Ünal" 🎉` });

    await database.insertInto('sessions').values(row).execute();

    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([row]);
  });

  it('returns whole numbers, booleans, percentages and nulls as they were stored', async () => {
    const database = await aMigratedDatabase();
    const subscription = aSubscriptionRow({ recurring_amount: 100_000_000_000 });
    await database.insertInto('accounts').values(anAccountRow()).execute();
    await database.insertInto('subscriptions').values(subscription).execute();

    const stored = await database.selectFrom('subscriptions').selectAll().executeTakeFirst();
    const { count } = await database
      .selectFrom('subscriptions')
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();

    expect(stored).toEqual(subscription);
    expect(count).toBe(1);
  });

  it('migrates again without a change', async () => {
    const database = await aMigratedDatabase();
    await database.insertInto('sessions').values(aSessionRow()).execute();

    await migrate(database);

    expect(await database.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  it('rolls back a migration that fails, so that the next start can repeat it', async () => {
    const database = await anEmptyDatabase();
    await migrate(database);
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

  it('skips an index that an operator created before, for example without a lock', async () => {
    const database = await anEmptyDatabase();
    const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0022');
    await migrate(database, Object.fromEntries(before));
    const made = [
      ['email_checks_by_created_at', 'email_checks', 'created_at'],
      ['subscriptions_by_trial_end', 'subscriptions', 'trial_ends_at'],
    ] as const;
    for (const [name, table, column] of made) {
      await database.schema.createIndex(name).on(table).column(column).execute();
    }

    await expect(migrate(database)).resolves.toBeUndefined();
  });

  it('rolls back a transaction that throws', async () => {
    const database = await aMigratedDatabase();

    const failing = inTransaction(database, async (transaction) => {
      await transaction.insertInto('sessions').values(aSessionRow()).execute();
      throw new Error('Changed my mind');
    });

    await expect(failing).rejects.toThrow('Changed my mind');
    expect(await database.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  it('isolates concurrent transactions', async () => {
    const database = await aMigratedDatabase();
    const ids = Array.from({ length: 20 }, (_, index) => `session-${index}`);

    await Promise.all(
      ids.map((id) =>
        inTransaction(database, async (transaction) => {
          await transaction.insertInto('sessions').values(aSessionRow({ id })).execute();
          await transaction.selectFrom('sessions').selectAll().execute();
        }),
      ),
    );

    expect(await database.selectFrom('sessions').select('id').execute()).toHaveLength(20);
  });

  it('reports an ignored conflict by the number of changed rows', async () => {
    const database = await aMigratedDatabase();
    const insert = () =>
      database
        .insertInto('sessions')
        .values(aSessionRow())
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();

    expect((await insert()).numInsertedOrUpdatedRows).toBe(1n);
    expect((await insert()).numInsertedOrUpdatedRows).toBe(0n);
  });

  it('counts each of many at the same moment once, and starts again after the interval', async () => {
    const database = await aMigratedDatabase();
    const [now, until] = [new Date('2026-11-21T09:00:00Z'), new Date('2026-11-21T10:00:00Z')];
    const later = new Date('2026-11-21T12:00:00Z');

    const counts = await Promise.all(
      Array.from({ length: 20 }, () => addToCount(database, 'key', { now, until })),
    );

    const points = counts.map((count) => count.points).toSorted((one, other) => one - other);
    expect(points).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await readCount(database, 'key', { now, until })).toEqual({
      points: 20,
      expires_at: until.toISOString(),
    });
    expect(await readCount(database, 'key', { now: until, until })).toBeNull();
    expect(await addToCount(database, 'key', { now: until, until: later })).toEqual({
      points: 1,
      expires_at: later.toISOString(),
    });
    await pruneAll(database, later);
    expect(await database.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('refuses a row with an unknown reference', async () => {
    const database = await aMigratedDatabase();
    const row = aSessionRow({ user_id: 'nobody' });

    await expect(database.insertInto('sessions').values(row).execute()).rejects.toThrow(
      /foreign key/i,
    );
  });
});
