/**
 * npm run generate [-- --check]: generates schemas, types, tables and catalogues from the authored
 * schemas and folders.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedGuide } from '../src/ops/brand-files/guide/generatedGuide.ts';
import { runCommand } from '../src/ops/commands/runCommand.ts';
import { findStaleFiles, generateFiles } from '../src/ops/schemas/generateFiles.ts';

const root = join(import.meta.dirname, '..');

const HELP = `npm run generate [-- --check]

Generates schemas, types, tables and catalogues from the authored schemas and folders. With --check it writes
nothing, and exits with 1 where a generated file is stale.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const files = new Map([...(await generateFiles(root)), generatedGuide(root)]);
  const stale = await findStaleFiles(root, files);
  if (values.check) {
    for (const path of stale) console.error(`${path} is stale. Run: npm run generate`);
    process.exitCode = stale.length === 0 ? 0 : 1;
    return;
  }
  for (const path of stale) await write(path, files.get(path));
});

async function write(path: string, content: string | undefined): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  if (content === undefined) await rm(join(root, path));
  else await writeFile(join(root, path), content);
  console.log(`${content === undefined ? 'Removed' : 'Wrote'} ${path}`);
}
