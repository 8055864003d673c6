/**
 * npm run bench -- NAME [COUNT]: measures what a part of the product costs, and prints it beside
 * its limit.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../src/ops/commands/CommandError.ts';
import { exitOnSignals } from '../src/ops/commands/processes/endWithUs.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import { UsageError } from '../src/ops/commands/UsageError.ts';

interface Bench {
  /** Loads the measuring code on demand, so that other benches start without it. */
  readonly load: () => Promise<(count: number, print: (line: string) => void) => Promise<void>>;
  /** What COUNT counts, and its default. */
  readonly counts: string;
  readonly count: number;
}

const BENCHES: Readonly<Record<string, Bench>> = {
  brands: {
    load: async () => (await import('../tests/bench/brandsBench.ts')).brandsBench,
    counts: 'brands',
    count: 10_000,
  },
  page: {
    load: async () => (await import('../tests/bench/page/pageBench.ts')).pageBench,
    counts: 'rounds',
    count: 5,
  },
  server: {
    load: async () => (await import('../tests/bench/server/serverBench.ts')).serverBench,
    counts: 'page views while memory is watched',
    count: 1_000_000,
  },
};

const NAMES = Object.keys(BENCHES);

const HELP = `npm run bench -- NAME [COUNT]

Measures what a part of the product costs, and prints it beside its limit.

  NAME    ${NAMES.join(', ')}
  COUNT   how many: ${Object.values(BENCHES)
    .map(({ counts, count }) => `${counts} (default: ${count})`)
    .join(', ')}`;

await runCommand(HELP, async () => {
  const [name = '', asked] = process.argv.slice(2);
  const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (bench === undefined || (asked !== undefined && !/^[1-9]\d*$/.test(asked))) {
    throw new UsageError(
      `Usage: npm run bench -- NAME [COUNT], where NAME is one of: ${NAMES.join(', ')}.`,
    );
  }
  if (!existsSync(join(import.meta.dirname, '../dist/page/client'))) {
    throw new CommandError('The page is not built. Run: npm run build');
  }
  exitOnSignals();
  const count = asked === undefined ? bench.count : Number(asked);
  const run = await bench.load();
  await run(count, (line) => console.log(line));
});
