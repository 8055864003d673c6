/** npm run generate [-- --check]: schemas, types and tables, from the schemas that people write. */
import { mkdir, writeFile } from 'node:fs/promises';
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
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), files.get(path) ?? '');
    console.log(`Wrote ${path}`);
  }
}
