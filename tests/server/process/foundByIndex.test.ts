import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followBanks } from '../../../src/server/orders/banks/followBanks.ts';
import { OUTBOX_KINDS, type OutboxKind } from '../../../src/server/outbox/outboxKinds.ts';
import { queueWork } from '../../../src/server/outbox/queueWork.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aSqliteDatabase } from '../../factories/databases/aMigratedDatabase.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import { EVERY_CALL } from '../../factories/servers/everyCall.ts';

/** Statements that read or change existing rows. */
const LOOKS = /^(select|update|delete)\b/;

/** Collects the statements that SQLite receives from now on, each once. */
function statementsAsked(): () => readonly string[] {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  return () => {
    const asked = new Set(prepare.mock.calls.map(([statement]) => statement));
    return Array.from(asked).filter((statement) => LOOKS.test(statement));
  };
}

/** Returns SQLite's plan for a statement, a line for each table. */
async function planOf(database: Kysely<Tables>, statement: string): Promise<readonly string[]> {
  const explain = sql.raw<{ detail: string }>(`explain query plan ${statement}`);
  return (await explain.execute(database)).rows.map(({ detail }) => detail);
}

/** Returns the statements for which SQLite would scan a whole table. */
async function readingAll(database: Kysely<Tables>, statements: readonly string[]) {
  const found: string[] = [];
  for (const statement of statements) {
    const plan = await planOf(database, statement);
    if (plan.some((line) => line.startsWith('SCAN '))) found.push(statement);
  }
  return found;
}

it.each(
  EVERY_CALL.map(([path, status, call, built = aBuiltBrand()]) => ({ path, status, call, built })),
)(
  'finds everything by an index, however many rows there are: $path $status',
  async ({ built, call, status }) => {
    // PostgreSQL's plans depend on the number of rows, SQLite's do not.
    const database = await aSqliteDatabase();
    const server = await aServer({ brands: [built], deps: { database } });
    const visitor = await aVisitor(server.app, built.brand.hosts[0]);
    const asked = statementsAsked();

    expect((await call(visitor)).statusCode).toBe(status);
    await server.settle();
    await server.deliver();

    const statements = asked();
    expect(await readingAll(database, statements)).toEqual([]);
  },
);

it('finds a statement that reads a whole table', async () => {
  const database = await aSqliteDatabase();
  const all = 'select "id" from "attempts" where "request_hash" = ?';

  expect(await readingAll(database, [all])).toEqual([all]);
});

it('finds work of the outbox by its lane and its time, however much waits there and in others', async () => {
  const database = await aSqliteDatabase();
  const { deliver, deps } = await aServer({ deps: { database } });
  for (const kind of OUTBOX_KINDS) {
    const work = { brandId: 'slotbook', kind, dedupeKey: kind, payload: {}, now: deps.clock() };
    await queueWork(database, deps, work);
  }
  const lane = (kind: OutboxKind, value: string | null) =>
    database.updateTable('outbox').set({ lane: value }).where('kind', '=', kind).execute();
  await lane('void', null);
  await lane('refund', 'of another release');
  const asked = statementsAsked();

  await deliver();

  const looks = asked().filter((statement) => /^select .* from "outbox"/.test(statement));
  const tried = await database.selectFrom('outbox').select('attempts').distinct().execute();
  expect(tried).toEqual([{ attempts: 1 }]);
  const plans = await Promise.all(looks.map((look) => planOf(database, look)));
  const byLane = 'SEARCH outbox USING INDEX outbox_by_lane';
  const laneAfter = 'SEARCH outbox USING COVERING INDEX outbox_by_lane (status=? AND lane>?)';
  const due = `${byLane} (status=? AND lane=? AND due_at<?)`;
  const without = `${byLane} (status=? AND lane=?)`;
  const plan = plans.map((lines) => lines.join()).toSorted();
  expect(plan).toEqual([laneAfter, due, due, without, without]);
});

it("finds banks' payments to look at by their method and time, however many of another method wait", async () => {
  const database = await aSqliteDatabase();
  const { deps } = await aServer({ deps: { database } });
  const asked = statementsAsked();

  await followBanks(deps);

  const looks = asked().filter((statement) => statement.includes('order by "payments"."look_at"'));
  const plans = await Promise.all(looks.map((look) => planOf(database, look)));
  const byMethod = 'SEARCH payments USING INDEX payments_by_look (method=? AND look_at<?)';
  expect(plans.map(([first]) => first)).toEqual([byMethod]);
});
