/**
 * npm run bench -- NAME [COUNT]: measures what a part of the product costs, and prints it beside
 * its limit.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../src/ops/commands/CommandError.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import { brandsBench } from '../tests/bench/brandsBench.ts';

const BENCHES = { brands: brandsBench };

const HELP = `npm run bench -- NAME [COUNT]

Measures what a part of the product costs, and prints it beside its limit.

  NAME    brands
  COUNT   how many (default: 10000)`;

await runCommand(HELP, async () => {
  const [name = '', count = '10000'] = process.argv.slice(2);
  if (name !== 'brands' || !/^[1-9]\d*$/.test(count)) {
    const names = Object.keys(BENCHES).join(', ');
    throw new CommandError(`Usage: npm run bench -- NAME [COUNT], where NAME is one of: ${names}.`);
  }
  if (!existsSync(join(import.meta.dirname, '../dist/page/client'))) {
    throw new CommandError('The page is not built. Run: npm run build');
  }
  await BENCHES[name](Number(count), (line) => console.log(line));
});
