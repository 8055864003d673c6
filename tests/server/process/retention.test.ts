import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { queueActivationMail } from '../../../src/server/outbox/queueActivationMail.ts';
import { pruneAll } from '../../../src/server/retention/pruneAll.ts';
import { nextRows } from '../../../src/server/retention/pruneBatch.ts';
import { RETENTION, RETENTIONS } from '../../../src/server/retention/retention.ts';
import { migrate } from '../../../src/server/storage/migrate.ts';
import { openSqlite } from '../../../src/server/storage/openSqlite.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { aMigratedDatabase } from '../../factories/databases/aMigratedDatabase.ts';
import { OLD_ROWS, type PrunedTable } from '../../factories/databases/oldRows.ts';
import { aDeal, aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aPaidBrand, aRequestWith, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const DAY_MS = 86_400_000;

/** The tables whose rows are deleted at some time. */
const PRUNED = RETENTIONS.flatMap(([table, retention]) =>
  'kept' in retention ? [] : [[table, retention] as const],
);

async function namesIn(database: Kysely<Tables>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select ${sql.ref(keyOf(table))} as name
    from ${sql.table(table)} order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

function keyOf(table: string): string {
  const found = PRUNED.find(([name]) => name === table);
  if (found === undefined) throw new Error(`${table} is not pruned`);
  return found[1].key;
}

it('states for every table how long its rows are kept, and of no other', async () => {
  const database = await aMigratedDatabase();
  const tables = await database.introspection.getTables();

  expect(Object.keys(RETENTION).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

it.each(PRUNED)('%s lose a row when its days are over, and not before', async (table, { days }) => {
  const database = await aMigratedDatabase();
  const over = new Date(NOW.getTime() - days * DAY_MS);
  const [old, young] = [over, new Date(over.getTime() + 1)].map((at) => at.toISOString());
  // PRUNED contains only tables of the type.
  const insert = OLD_ROWS[table as PrunedTable];
  await insert(database, 'old-row-id', old ?? '');
  await insert(database, 'young-row-id', young ?? '');

  await pruneAll(database, NOW);

  expect(await namesIn(database, table)).toEqual(['young-row-id']);
});

it('deletes more than one batch in a round', async () => {
  const database = await aMigratedDatabase();
  const long = '2025-01-01T00:00:00.000Z';
  for (let at = 0; at < 1_101; at += 1) await OLD_ROWS.rate_limits(database, `key ${at}`, long);

  await pruneAll(database, NOW);

  expect(await namesIn(database, 'rate_limits')).toEqual([]);
});

it('continues past rows that stay, batch by batch', async () => {
  const database = await aMigratedDatabase();
  const long = (at: number) => new Date(Date.UTC(2025, 0, 1) + Math.floor(at / 3)).toISOString();
  for (let at = 0; at < 601; at += 1) await OLD_ROWS.outbox(database, `row ${at}`, long(at));
  await database
    .updateTable('outbox')
    .set({ status: 'byHand' })
    .where('id', '!=', 'row 600')
    .execute();

  await pruneAll(database, NOW);

  const rows = await namesIn(database, 'outbox');
  expect([rows.length, rows.includes('row 600')]).toEqual([600, false]);
});

it.each(PRUNED)(
  '%s are read by an index, so that a batch is all that is looked at',
  async (...of) => {
    const database = openSqlite(':memory:');
    onTestFinished(() => database.destroy());
    await migrate(database);
    const page = nextRows(...of, NOW.toISOString(), { at: '2025-01-01T00:00:00.000Z', key: 'key' });

    const { rows } = await sql<{ detail: string }>`explain query plan ${page}`.execute(database);

    expect(rows[0]?.detail).toMatch(new RegExp(`^SEARCH ${of[0]} USING (COVERING )?INDEX`));
    expect(rows.map(({ detail }) => detail)).not.toContain('USE TEMP B-TREE FOR ORDER BY');
  },
);

it('a table that cannot be pruned holds up no other, and is named', async () => {
  const database = await aMigratedDatabase();
  await sql`alter table rate_limits rename to elsewhere`.execute(database);
  await OLD_ROWS.support_actions(database, 'old', '2015-01-01T00:00:00.000Z');
  const told: string[] = [];

  const round = pruneAll(database, NOW, { onFault: ({ message }) => void told.push(message) });

  await expect(round).rejects.toThrow('Some tables could not be pruned');
  expect(told).toEqual(['Rows of rate_limits could not be deleted']);
  expect(await namesIn(database, 'support_actions')).toEqual([]);
});

it('a row that something refers to since stays, and the others of its batch go', async () => {
  const database = await aMigratedDatabase();
  for (const id of ['one', 'held', 'other']) {
    await OLD_ROWS.deals(database, id, '2015-01-01T00:00:00.000Z');
  }
  await sql`create table holders (deal_id text references deals (id))`.execute(database);
  await sql`insert into holders (deal_id) values ('held')`.execute(database);

  await pruneAll(database, NOW);

  expect(await namesIn(database, 'deals')).toEqual(['held']);
});

describe('what stays', () => {
  it('is all that a customer has, ten years later', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(server.app));
    await server.deliver();
    const kept = [
      'accounts',
      'users',
      'subscriptions',
      'payments',
      'attempts',
      'consents',
    ] as const;
    const rows = () =>
      Promise.all(kept.map((table) => server.database.selectFrom(table).selectAll().execute()));
    const before = await rows();

    await pruneAll(server.database, new Date(NOW.getTime() + 3650 * DAY_MS));

    expect(await rows()).toEqual(before);
  });

  it('of a session that has ended is nothing that says whose it was', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    const { database } = server;
    await pay(await aVisitor(server.app));
    await database
      .updateTable('sessions')
      .set({ social_fault: 'denied', social_plan: '{}' })
      .execute();
    const [before] = await database.selectFrom('sessions').selectAll().execute();
    expect(before?.attempt_id).toEqual(expect.any(String));

    await pruneAll(database, new Date(NOW.getTime() + 3650 * DAY_MS));

    const left = await database.selectFrom('sessions').selectAll().execute();
    const told = left.map((row) => Object.entries(row).filter(([, value]) => value !== null));
    expect(told.map((row) => row.map(([name]) => name).toSorted())).toEqual([
      ['brand_id', 'created_at', 'id', 'started_at'],
    ]);
  });

  it('is a deal and a lead without an end: their links work', async () => {
    const database = await aMigratedDatabase();
    const row = { created_at: '2015-01-01T00:00:00.000Z', expires_at: null };
    await aDeal({ database }, { id: 'deal', ...row });
    await aKnownLead({ database }, { id: 'lead', ...row });

    await pruneAll(database, NOW);

    expect(await namesIn(database, 'deals')).toEqual(['deal']);
    expect(await namesIn(database, 'known_leads')).toEqual(['lead']);
  });

  it('is a payment whose outcome is not known, and work that is not done', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(server.app));
    const lost = aRequestWith('lost');
    const leadInfo = { ...lost.leadInfo, email: 'bob@example.com' };
    await pay(await aVisitor(server.app), { ...lost, leadInfo });

    await pruneAll(server.database, new Date(NOW.getTime() + 3650 * DAY_MS));

    const attempts = await server.database.selectFrom('attempts').select('status').execute();
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['started', 'succeeded']);
    const work = await server.database.selectFrom('outbox').select('kind').execute();
    expect(work).toHaveLength(3);
  });
});

it('no key of a table that outlives an address holds one', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  const visitor = await aVisitor(server.app);
  await pay(visitor, aRequestWith('declined'));
  await pay(visitor);
  const to = {
    brandId: 'slotbook',
    to: { emailKey: 'ada@example.com' },
    origin: 'https://a.example',
  };
  await queueActivationMail(server.database, server.deps, { ...to, now: server.deps.clock() });
  for (const insert of Object.values(OLD_ROWS)) {
    await insert(server.database, 'another-row-id', NOW.toISOString());
  }
  const tables = await server.database.introspection.getTables();
  const texts = await Promise.all(
    tables.map(async ({ columns, name }) => {
      const keys = columns.filter((column) => isKey(name, column.name));
      const refs = keys.map((column) => sql.ref(column.name));
      const { rows } = await sql<object>`select ${refs.length > 0 ? sql.join(refs) : sql`1`}
        from ${sql.table(name)}`.execute(server.database);
      return rows.map((row) => `${name} ${Object.values(row).join(' ')}`);
    }),
  );

  // The user's own address, which is deleted with the user.
  const found = texts.flat().filter((text) => text.includes('@') && !text.startsWith('users '));
  expect(texts.flat().length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

/**
 * The columns that identify a table's rows. A row of an e-mail check is identified by none, and is
 * deleted after its period.
 */
function isKey(table: string, column: string): boolean {
  if (table === 'email_checks') return column === 'id';
  return /^(id|key|hash|nonce|subject|field)$|_(id|key|hash|selector)$/.test(column);
}

it('docs/security.md has the table as it is', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| `\w+` \| (kept|[\d,]+ days?) \|/.test(line));

  const expected = RETENTIONS.map(([table, retention]) =>
    'kept' in retention
      ? `| \`${table}\` | kept | ${retention.kept} |`
      : `| \`${table}\` | ${retention.days} ${retention.days === 1 ? 'day' : 'days'} | after ${retention.from} |`,
  );
  expect(rows).toEqual(expected);
});
