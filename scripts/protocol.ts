/**
 * npm run protocol [-- --histories N] [--seed S] [--database D] [--mutants | --kills N]: runs the payment
 * protocol through N random histories with crashes, on every core; with --mutants, through faults put into
 * it on purpose; with --kills, the real server through N kills.
 */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { CommandError } from '../src/ops/commands/CommandError.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import { runTool } from '../src/ops/commands/runTool.ts';
import { UsageError } from '../src/ops/commands/UsageError.ts';
import { type KilledDatabase, killsRun } from '../tests/models/kills/killsRun.ts';
import type { Checked } from '../tests/models/protocol/checkHistories.ts';
import { MUTANTS } from '../tests/models/protocol/mutants.ts';
import { runInWorker } from '../tests/models/protocol/runInWorker.ts';
import { urlOfDatabase } from '../tests/setup/postgres/postgresDatabases.ts';
import { startPostgres } from '../tests/setup/postgres/startPostgres.ts';

/** How many histories a thread takes at a time, so that progress is shown. */
const PORTION = 5000;

const HELP = `npm run protocol [-- options]

Runs the payment protocol through random histories with crashes, on every core.

  --histories N   how many (default: 20000)
  --seed S        where chance starts, to run the same again
  --database D    sqlite (default), or postgres: a PostgreSQL that it starts
  --mutants       through faults put into it on purpose, which it has to find
  --kills N       not the model but the real server, killed N times in the middle of its calls`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      histories: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      database: { type: 'string', default: 'sqlite' },
      mutants: { type: 'boolean', default: false },
      kills: { type: 'string' },
    },
  });
  const histories = wholeNumber('--histories', values.histories);
  const seed = wholeNumber('--seed', values.seed);
  const database = databaseNamed(values.database);
  if (values.kills !== undefined) return kill(wholeNumber('--kills', values.kills), database);
  console.log(`Seed ${seed}`);
  if (values.mutants) return findMutants(histories, seed);
  if (database === 'sqlite') return checkAll(histories, seed, async () => undefined);
  await onPostgres((next) => checkAll(histories, seed, next));
});

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new UsageError(`${option} is '${text}'. Write a whole number.`);
}

function databaseNamed(name: string): KilledDatabase {
  if (name === 'sqlite' || name === 'postgres') return name;
  throw new UsageError(`--database is '${name}'. Write sqlite or postgres.`);
}

async function kill(kills: number, database: KilledDatabase): Promise<void> {
  const { options, environment } = killsRun(kills, database);
  if ((await runTool('vitest', options, environment)) !== 0) {
    throw new CommandError('The kills found a fault: see above.');
  }
}

/** Checks portions with different seeds, one after the other in each thread. */
async function checkAll(
  histories: number,
  seed: number,
  database: () => Promise<string | undefined>,
): Promise<void> {
  const portions = Array.from({ length: Math.ceil(histories / PORTION) }, (_, index) => ({
    histories: Math.min(PORTION, histories - index * PORTION),
    seed: seed + index,
    shrinks: true,
  }));
  const sum = { histories: 0, crashes: 0, sales: 0, captures: 0, voids: 0 };
  async function thread(): Promise<void> {
    const databaseUrl = await database();
    const where = databaseUrl === undefined ? {} : { databaseUrl };
    for (let plan = portions.shift(); plan !== undefined; plan = portions.shift()) {
      const { failure, tally } = await runInWorker({ plan: { ...plan, ...where }, mutant: null });
      if (failure !== null) throw new CommandError(failure);
      for (const name of ['histories', 'crashes', 'sales', 'captures', 'voids'] as const) {
        sum[name] += tally[name];
      }
      console.log(
        `${sum.histories} histories, ${sum.crashes} crashes: ${sum.sales} sales, ${sum.captures} captures, ${sum.voids} voids, nothing wrong`,
      );
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, thread));
}

/** Starts a PostgreSQL and creates a database in it for each thread. */
async function onPostgres(
  check: (database: () => Promise<string>) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres();
  const administrator = new Pool({ connectionString: postgres.url, max: 1 });
  let made = 0;
  try {
    await check(async () => {
      made += 1;
      const name = `model_${made}`;
      await administrator.query(`create database ${name}`);
      return urlOfDatabase(postgres.url, name);
    });
  } finally {
    await administrator.end();
    await postgres.stop();
  }
}

async function findMutants(histories: number, seed: number): Promise<void> {
  const missed: string[] = [];
  for (const mutant of MUTANTS) {
    const plan = { histories, seed, shrinks: false };
    const found = await runInWorker({ mutant, plan });
    if (found.failure === null) missed.push(mutant.name);
    console.log(`${verdict(found)}: ${mutant.name}`);
  }
  if (missed.length > 0) throw new CommandError(`Not found: ${missed.join('; ')}`);
}

function verdict({ failure, tally }: Checked): string {
  return failure === null
    ? `not found in ${tally.histories} histories`
    : `found in history ${tally.histories}`;
}
