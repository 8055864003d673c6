/**
 * npm run protocol [-- --histories N] [--seed S] [--postgres] [--mutants]: runs the payment protocol through N
 * random histories with crashes, on every core; with --mutants, through faults put into it on
 * purpose.
 */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { CommandError } from '../src/ops/commands/CommandError.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import type { Checked } from '../tests/models/protocol/checkHistories.ts';
import { MUTANTS } from '../tests/models/protocol/mutants.ts';
import { runInWorker } from '../tests/models/protocol/runInWorker.ts';
import { urlOfDatabase } from '../tests/setup/postgres/postgresDatabases.ts';
import { startPostgres } from '../tests/setup/postgres/startPostgres.ts';

/** How many histories a thread takes at a time, so that progress shows. */
const PORTION = 5000;

const HELP = `npm run protocol [-- options]

Runs the payment protocol through random histories with crashes, on every core.

  --histories N   how many (default: 20000)
  --seed S        where chance starts, to run the same again
  --postgres      in databases of a PostgreSQL that it starts, not on SQLite
  --mutants       through faults put into it on purpose, which it has to find`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      histories: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      postgres: { type: 'boolean', default: false },
      mutants: { type: 'boolean', default: false },
    },
  });
  const histories = wholeNumber('--histories', values.histories);
  const seed = wholeNumber('--seed', values.seed);
  console.log(`Seed ${seed}`);
  if (values.mutants) return findMutants(histories, seed);
  if (!values.postgres) return checkAll(histories, seed, async () => undefined);
  await onPostgres((database) => checkAll(histories, seed, database));
});

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandError(`${option} is '${text}'. Write a whole number.`);
}

/** Portions with seeds of their own, one after the other in each thread. */
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

/** Starts a PostgreSQL and hands out a database of it for each thread. */
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
