import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aJudge, aTown, end, NEVER, numberOf, OFTEN } from '../factories/databases/aTown.ts';

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

it('a process that lost its own sign counts no other as dead until all could give theirs again', async () => {
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
