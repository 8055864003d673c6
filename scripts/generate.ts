/**
 * npm run generate [-- --check]: generates schemas, types, tables and catalogues from the authored
 * schemas and folders.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedGuide } from '../src/ops/brand-files/guide/generatedGuide.ts';
import { findStaleFiles, generateFiles } from '../src/ops/schemas/generateFiles.ts';

const root = join(import.meta.dirname, '..');
const files = new Map([...(await generateFiles(root)), generatedGuide(root)]);
const stale = await findStaleFiles(root, files);

if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${path} is stale. Run: npm run generate`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const path of stale) {
    const content = files.get(path);
    await mkdir(dirname(join(root, path)), { recursive: true });
    if (content === undefined) await rm(join(root, path));
    else await writeFile(join(root, path), content);
    console.log(`${content === undefined ? 'Removed' : 'Wrote'} ${path}`);
  }
}
