import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { watchInto } from '../../src/server/metrics/watchInto.ts';
import { openPostgres, POOLED } from '../../src/server/storage/postgres/openPostgres.ts';
import { aPostgresUrl, copyOfMigrated } from '../factories/databases/aPostgresUrl.ts';
import { conflicts } from '../factories/databases/conflicts.ts';
import { samplesOf } from '../factories/servers/samplesOf.ts';

it('a watched database reports its connections, its conflicts and its statements', async () => {
  const registry = new Registry();
  const faults = conflicts(3);
  const database = openPostgres(await aPostgresUrl(copyOfMigrated), {
    watch: watchInto(registry),
    through: faults.pool,
  });
  onTestFinished(() => database.destroy());
  for (let run = 0; run < 9; run += 1) await sql`select 1`.execute(database);
  await expect(sql`select nothing`.execute(database)).rejects.toThrow('nothing');
  const valueOf = async (name: string, state?: string) => {
    const samples = samplesOf(await registry.metrics(), name);
    return samples.find(({ labels }) => state === undefined || labels['state'] === state)?.value;
  };

  expect(faults.count).toBeGreaterThan(1);
  expect(await valueOf('signup_database_conflicts_total')).toBe(faults.count);
  expect(samplesOf(await registry.metrics(), 'signup_database_query_seconds_count')).toMatchObject([
    { labels: { outcome: 'done' }, value: 9 },
    { labels: { outcome: 'failed' }, value: 1 },
  ]);
  expect(await valueOf('signup_database_connections', 'idle')).toBe(1);

  const busy = Array.from({ length: POOLED + 2 }, () =>
    sql`select pg_sleep(0.2)`.execute(database),
  );
  while ((await valueOf('signup_database_connections', 'used')) !== POOLED) await pause(1);
  expect(await valueOf('signup_database_waiting')).toBe(2);
  await Promise.allSettled(busy);
  expect(await valueOf('signup_database_waiting')).toBe(0);
});
