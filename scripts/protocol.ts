/**
 * npm run protocol [-- --histories N] [--seed S] [--mutants]: runs the payment protocol through N
 * random histories with crashes, on every core; with --mutants, through faults put into it on
 * purpose.
 */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { CommandError } from '../src/ops/commands/CommandError.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import type { Checked } from '../tests/models/protocol/checkHistories.ts';
import { MUTANTS } from '../tests/models/protocol/mutants.ts';
import { runInWorker } from '../tests/models/protocol/runInWorker.ts';

/** How many histories a thread takes at a time, so that progress shows. */
const PORTION = 5000;

const HELP = `npm run protocol [-- options]

Runs the payment protocol through random histories with crashes, on every core.

  --histories N   how many (default: 20000)
  --seed S        where chance starts, to run the same again
  --mutants       through faults put into it on purpose, which it has to find`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      histories: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      mutants: { type: 'boolean', default: false },
    },
  });
  const histories = wholeNumber('--histories', values.histories);
  const seed = wholeNumber('--seed', values.seed);
  console.log(`Seed ${seed}`);
  await (values.mutants ? findMutants(histories, seed) : checkAll(histories, seed));
});

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandError(`${option} is '${text}'. Write a whole number.`);
}

/** Portions with seeds of their own, one after the other in each thread. */
async function checkAll(histories: number, seed: number): Promise<void> {
  const portions = Array.from({ length: Math.ceil(histories / PORTION) }, (_, index) => ({
    histories: Math.min(PORTION, histories - index * PORTION),
    seed: seed + index,
    shrinks: true,
  }));
  const sum = { histories: 0, crashes: 0, sales: 0, captures: 0, voids: 0 };
  async function thread(): Promise<void> {
    for (let plan = portions.shift(); plan !== undefined; plan = portions.shift()) {
      const { failure, tally } = await runInWorker({ plan, mutant: null });
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
