/** npm run build: checks the brands and writes dist/. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../src/ops/commands/CommandError.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';

const root = join(import.meta.dirname, '..');

const HELP = `npm run build [-- --unmeasured]

Checks the brands and writes dist/: the brands' index, the page and the Studio. Prints what a page of each
kind loads, beside the most that it may. With --unmeasured it does not: the step bytes of npm test measures
every page.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { unmeasured: { type: 'boolean' } } });
  console.log('Building');
  // Loaded after the options are read, so that help and a refusal do not wait for them.
  const { buildProduct } = await import('../src/ops/commands/build/buildProduct.ts');
  const { findStaleFiles, generateFiles } = await import('../src/ops/schemas/generateFiles.ts');
  const stale = await findStaleFiles(root, await generateFiles(root));
  if (stale.length > 0) {
    throw new CommandError(`Generated files are stale: ${stale.join(', ')}. Run: npm run generate`);
  }
  await buildProduct(root, {
    all: true,
    parts: ['product', 'studio'],
    report: (line) => console.log(line),
  });
  if (values.unmeasured === true) return;
  const { largestPages } = await import('./checks/page-bytes/bytesTable.ts');
  const { measurePages } = await import('./checks/page-bytes/measurePages.ts');
  for (const row of largestPages(await measurePages(root))) console.log(row);
});
