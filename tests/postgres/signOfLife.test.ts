import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { endLeftByDead } from '../../src/server/orders/settling/endLeftByDead.ts';
import { openPostgres } from '../../src/server/storage/postgres/openPostgres.ts';
import { openSignOfLife } from '../../src/server/storage/postgres/openSignOfLife.ts';
import type { SignOfLife } from '../../src/server/storage/processes/SignOfLife.ts';
import type { Tables } from '../../src/server/storage/tables/Tables.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { aPaidBrand, aPaidRequest, pay } from '../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServerOptions } from '../factories/servers/aServer.ts';
import { aVisitor } from '../factories/servers/aVisitor.ts';

/** Looks at their signs only when something happens, or often. */
const NEVER = 3_600_000;
const OFTEN = 5;

/** Processes that share a database, by what each of them has: its connections, its log and its sign of life. */
async function aTown() {
  const url = await aPostgresUrl(copyOfMigrated);
  const log: string[] = [];
  const note = (_line: object, message = '') => void log.push(message);
  function connect(address = url): Kysely<Tables> {
    const database = openPostgres(address);
    onTestFinished(() => database.destroy());
    return database;
  }
  return {
    connect,
    database: connect(),
    log,
    url,
    async sign(everyMs = NEVER, address = url): Promise<SignOfLife> {
      const logger = { info: note, warn: note };
      const sign = await openSignOfLife(address, { database: connect(address), logger, everyMs });
      onTestFinished(() => sign.stop());
      return sign;
    },
    /** Ends the connection that holds a sign, as a network does. */
    async cut(sign: SignOfLife): Promise<void> {
      await sql`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and objid::bigint = ${sign.current()}`.execute(connect());
    },
  };
}

/** Ends a process: the database notices a little later. */
async function end(sign: SignOfLife, { database }: { readonly database: Kysely<Tables> }) {
  const number = numberOf(sign);
  await sign.stop();
  const locks = () =>
    sql`select from pg_locks
    where locktype = 'advisory' and objid::bigint = ${number}`.execute(database);
  await expect.poll(async () => (await locks()).rows).toEqual([]);
}

/** A process that takes the dead for dead by now. */
async function aJudge(town: Awaited<ReturnType<typeof aTown>>): Promise<SignOfLife> {
  const [judge, dead] = [await town.sign(OFTEN), await town.sign()];
  const number = numberOf(dead);
  await end(dead, town);
  await expect.poll(() => judge.deadOf([number])).toEqual([number]);
  return judge;
}

/** The number of a process that gives a sign. */
function numberOf(sign: SignOfLife): number {
  const number = sign.current();
  if (number === null) throw new Error('The process gives no sign of life');
  return number;
}

it('a process that lives is not taken for dead, and one that has ended is', async () => {
  const town = await aTown();
  const [first, second, third] = [await town.sign(OFTEN), await town.sign(), await town.sign()];
  const numbers = [numberOf(first), numberOf(second), numberOf(third)];

  await end(third, town);

  await expect.poll(() => first.deadOf(numbers)).toEqual([numbers[2]]);
  expect(third.current()).toBeNull();
  expect(await third.deadOf(numbers)).toEqual([]);
});

it('a process that has just been started takes no other for dead', async () => {
  const town = await aTown();
  const [judge, other] = [await town.sign(), await town.sign()];
  const number = numberOf(other);
  await end(other, town);

  expect(await judge.deadOf([number])).toEqual([]);
  expect(await judge.deadOf([number])).toEqual([]);
});

it('a process that misses another for the first time does not take it for dead', async () => {
  const town = await aTown();
  const [judge, other] = [await aJudge(town), await town.sign()];
  const number = numberOf(other);
  await end(other, town);

  expect(await judge.deadOf([number])).toEqual([]);
  expect(await judge.deadOf([number])).toEqual([number]);
});

it.each([
  ['no password that fits', '28P01'],
  ['no such database', '3D000'],
  ['no right to do so', '42501'],
  ['a fault that nobody knows', 'ZZ999'],
])('a process gives its sign again after %s, and says so once', async (_name, code) => {
  const town = await aTown();
  await sql
    .raw(`create schema other; create table other.faults (yes int); insert into other.faults values (1);
      create function other.set_config(text, text, boolean) returns text language plpgsql as $$
      begin if exists (select from other.faults) then raise exception 'Not now' using errcode = '${code}'; end if;
      return pg_catalog.set_config($1, $2, $3); end $$`)
    .execute(town.database);
  const engine = new URL(town.url);
  engine.searchParams.set('options', '-c search_path=other,pg_catalog,public');
  const sign = await town.sign(OFTEN, engine.href);
  expect(sign.current()).toBeNull();

  await sql`delete from other.faults`.execute(town.database);

  await expect.poll(() => sign.current()).not.toBeNull();
  expect(town.log).toEqual([
    'The sign of life cannot be given for now',
    'The sign of life is given again',
  ]);
});

it('a process whose connection was cut gives its sign again, by the same number', async () => {
  const town = await aTown();
  const [first, second] = [await town.sign(), await town.sign()];
  const number = numberOf(first);

  await town.cut(first);

  await expect.poll(() => town.log).toContain('The sign of life was lost');
  await expect.poll(() => first.current()).toBe(number);
  expect(await second.deadOf([number])).toEqual([]);
});

it('a process whose own sign was lost takes no other for dead until all have had time to give theirs again', async () => {
  const town = await aTown();
  const [judge, other] = [await town.sign(), await town.sign()];
  const number = numberOf(other);
  await end(other, town);
  await town.cut(judge);
  await expect.poll(() => town.log).toContain('The sign of life was lost');
  await expect.poll(() => judge.current()).not.toBeNull();

  expect(await judge.deadOf([number])).toEqual([]);
});

it('a process whose sign has been seen again for a while takes the dead for dead', async () => {
  const town = await aTown();
  const [judge, other] = [await town.sign(OFTEN), await town.sign()];
  const number = numberOf(other);
  await end(other, town);
  await town.cut(judge);

  await expect.poll(() => town.log).toContain('The sign of life was lost');
  await expect.poll(() => judge.deadOf([number])).toEqual([number]);
});

it.each([
  [
    'grants a lock to everybody',
    `create function other.pg_try_advisory_xact_lock(int, int) returns boolean
      language sql as 'select true'`,
  ],
  [
    'has no locks to list',
    'create view other.pg_locks as select * from pg_catalog.pg_locks limit 0',
  ],
  [
    'has another process on the same connection',
    `create view other.pg_locks as select locktype, granted, pid, classid, objid, objsubid
      from pg_catalog.pg_locks union all
      select locktype, granted, pg_backend_pid(), classid, (objid::bigint + 1)::oid, objsubid
      from pg_catalog.pg_locks where locktype = 'advisory'`,
  ],
  [
    'has no such locks',
    `create function other.pg_advisory_lock(int, int) returns void language plpgsql as $$
      begin raise exception 'Not here' using errcode = '0A000'; end $$`,
  ],
])(
  'on an engine that %s no process gives a sign, and none is taken for dead',
  async (_name, make) => {
    const town = await aTown();
    const [lives, dead] = [await town.sign(), await town.sign()];
    const numbers = [numberOf(lives), numberOf(dead)];
    await end(dead, town);
    await sql.raw(`create schema other; ${make};`).execute(town.database);
    const engine = new URL(town.url);
    engine.searchParams.set('options', '-c search_path=other,pg_catalog,public');

    const sign = await town.sign(NEVER, engine.href);

    expect(sign.current()).toBeNull();
    expect(await sign.deadOf(numbers)).toEqual([]);
    expect(town.log.join()).toContain('keeps no sign of life');
  },
);

it('a process whose connection turns out to be lent gives no sign any more', async () => {
  const town = await aTown();
  await sql
    .raw(`create schema other; create table other.shown (yes int); insert into other.shown values (1);
      create view other.pg_locks as select * from pg_catalog.pg_locks where exists (select from other.shown)`)
    .execute(town.database);
  const engine = new URL(town.url);
  engine.searchParams.set('options', '-c search_path=other,pg_catalog,public');
  const sign = await town.sign(OFTEN, engine.href);
  expect(sign.current()).not.toBeNull();

  await sql`delete from other.shown`.execute(town.database);

  await expect.poll(() => sign.current()).toBeNull();
  await expect.poll(() => town.log.join()).toContain('keeps no sign of life');
});

/** A server of the town with an order under way, which another process looks at. */
async function anOrderUnderWay(
  order: ReturnType<typeof aPaidRequest>,
  status: 'accepted' | 'started',
  options: TestServerOptions['deps'] = {},
) {
  const town = await aTown();
  const database = town.connect();
  const [signOfLife, other] = [await town.sign(), await aJudge(town)];
  const deps = { database, signOfLife, ...options };
  const server = await aServer({ brands: [aPaidBrand()], deps });
  server.payments.onSale = () => new Promise(() => undefined);
  const answer = pay(await aVisitor(server.app), order);
  const statuses = async () => {
    const rows = await database.selectFrom('attempts').select('status').execute();
    return rows.map((row) => row.status);
  };
  await expect.poll(statuses).toEqual([status]);
  const watching = { ...server.deps, database: town.connect(), signOfLife: other };
  return { answer, server, signOfLife, statuses, watching };
}

/** How many orders another process ends in two rounds. */
async function endedInTwo(watching: Parameters<typeof endLeftByDead>[0]): Promise<number> {
  return (await endLeftByDead(watching)) + (await endLeftByDead(watching));
}

const unadmitted = aPaidRequest({ paymentRequest: { captchaToken: 'never' } });

it('an order before its charge ends with its process, and not before, and its address is free', async () => {
  const { server, signOfLife, statuses, watching } = await anOrderUnderWay(unadmitted, 'accepted');
  expect(await endedInTwo(watching)).toBe(0);

  await end(signOfLife, watching);
  expect(await endedInTwo(watching)).toBe(1);

  expect(await statuses()).toEqual(['failed']);
  expect(await watching.database.selectFrom('claims').selectAll().execute()).toEqual([]);
  expect(server.payments.sales).toEqual([]);
});

it('an order whose charge had begun is left to the settling job', async () => {
  const { signOfLife, statuses, watching } = await anOrderUnderWay(aPaidRequest(), 'started');
  await end(signOfLife, watching);

  expect(await endedInTwo(watching)).toBe(0);
  expect(await statuses()).toEqual(['started']);
});

it('an order of the version before, which names no process, is left to its minute', async () => {
  const { signOfLife, statuses, watching } = await anOrderUnderWay(unadmitted, 'accepted');
  await watching.database.updateTable('attempts').set({ sign_of_life: null }).execute();
  await end(signOfLife, watching);

  expect(await endedInTwo(watching)).toBe(0);
  expect(await statuses()).toEqual(['accepted']);
});

it('a process that was taken for dead and goes on charges nothing', async () => {
  const { promise: hashed, resolve: hashNow } = Promise.withResolvers<string>();
  const { answer, server, signOfLife, watching } = await anOrderUnderWay(
    aPaidRequest(),
    'accepted',
    { hashPassword: () => hashed },
  );
  await end(signOfLife, watching);
  expect(await endedInTwo(watching)).toBe(1);

  hashNow('hash');

  expect((await answer).json()).toMatchObject({ data: { reason: 'NOTHING_CHARGED' } });
  expect(server.payments.sales).toEqual([]);
});
