import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { openPostgres } from '../../../src/server/storage/postgres/openPostgres.ts';
import { openSignOfLife } from '../../../src/server/storage/postgres/openSignOfLife.ts';
import type { SignOfLife } from '../../../src/server/storage/processes/SignOfLife.ts';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { aPostgresUrl, copyOfMigrated } from './aPostgresUrl.ts';

/** An interval at which signs of life are practically never checked. */
export const NEVER = 3_600_000;
export const OFTEN = 5;

/** Processes that share a database. Each has its own connections, log and sign of life. */
export async function aTown() {
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
    /** Ends the connection that holds a sign, as a network failure does. */
    async cut(sign: SignOfLife): Promise<void> {
      await sql`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and objid::bigint = ${sign.current()}`.execute(connect());
    },
  };
}

/** Ends a process. The database notices it a little later. */
export async function end(sign: SignOfLife, { database }: { readonly database: Kysely<Tables> }) {
  const number = numberOf(sign);
  await sign.stop();
  const locks = () =>
    sql`select from pg_locks
    where locktype = 'advisory' and objid::bigint = ${number}`.execute(database);
  await expect.poll(async () => (await locks()).rows).toEqual([]);
}

/** A process that has noticed the end of another. */
export async function aJudge(town: Awaited<ReturnType<typeof aTown>>): Promise<SignOfLife> {
  const [judge, dead] = [await town.sign(OFTEN), await town.sign()];
  const number = numberOf(dead);
  await end(dead, town);
  await expect.poll(() => judge.deadOf([number])).toEqual([number]);
  return judge;
}

/** Returns the number of a process with a sign of life. */
export function numberOf(sign: SignOfLife): number {
  const number = sign.current();
  if (number === null) throw new Error('The process gives no sign of life');
  return number;
}
