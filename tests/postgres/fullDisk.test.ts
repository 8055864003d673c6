import { Client, DatabaseError } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import {
  openPostgres,
  type PostgresOptions,
} from '../../src/server/storage/postgres/openPostgres.ts';
import { wrapPool } from '../../src/server/storage/postgres/wrapPool.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { aServer } from '../factories/servers/aServer.ts';

/** A server on a PostgreSQL whose probe row is there. */
async function aServerOn(url: string, options: PostgresOptions = {}) {
  const database = openPostgres(url, options);
  onTestFinished(() => database.destroy());
  const row = { id: 'probe', written_at: '2026-11-21T08:00:00.000Z' };
  await database.insertInto('readiness').values(row).execute();
  return aServer({ deps: { database } });
}

/**
 * The address of a PostgreSQL whose files cannot become larger. A limit on temporary files replaces
 * a full disk, which a test cannot have: PostgreSQL refuses both with codes of one class.
 */
function full(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c temp_file_limit=0');
  return address.href;
}

/** A folder for temporary files until the test ends. `holds` returns what was ever made in it. */
async function aTemporaryPlace(url: string) {
  const address = new URL(url);
  address.searchParams.set('options', '-c allow_in_place_tablespaces=on');
  const client = new Client({ connectionString: address.href });
  await client.connect();
  const name = `place_of_${address.pathname.slice(1)}`;
  await client.query(`create tablespace ${name} location ''`);
  onTestFinished(async () => {
    await client.query(`drop tablespace ${name}`);
    await client.end();
  });
  const folder = "'pg_tblspc/' || oid";
  const holds = async () => {
    const { rows } = await client.query(
      `select pg_ls_dir(${folder} || '/' || pg_ls_dir(${folder})) from pg_tablespace where spcname = '${name}'`,
    );
    return rows;
  };
  return { holds, name };
}

it('/readyz fails on a full disk, where a row can still be changed in place', async () => {
  const { app } = await aServerOn(full(await aPostgresUrl(copyOfMigrated)));

  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

it('/readyz passes on an engine that cannot be asked for its room', async () => {
  const { app } = await aServerOn(await aPostgresUrl(copyOfMigrated), {
    through: (pool) =>
      wrapPool(pool, (connection) => ({
        async run<Row>(text: string, parameters: readonly unknown[]) {
          if (text.includes('work_mem')) {
            throw Object.assign(new DatabaseError('unknown', 0, 'error'), { code: '42704' });
          }
          return connection.query<Row>(text, parameters);
        },
      })),
  });

  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
});

it('/readyz asks for room where the rows are, not where other temporary files are', async () => {
  const url = new URL(await aPostgresUrl(copyOfMigrated));
  const place = await aTemporaryPlace(url.href);
  url.searchParams.set('options', `-c temp_tablespaces=${place.name}`);
  const { app } = await aServerOn(url.href);

  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect(await place.holds()).toEqual([]);
});

it('/readyz waits for a connection only once, because each wait is long in a rush', async () => {
  let waits = 0;
  const { app } = await aServerOn(await aPostgresUrl(copyOfMigrated), {
    through: (pool) => ({
      options: pool.options,
      end: () => pool.end(),
      connect() {
        waits += 1;
        return pool.connect();
      },
    }),
  });
  waits = 0;

  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect(waits).toBe(1);
});
