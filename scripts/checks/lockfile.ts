/**
 * Checks that the lockfile installs on every platform. Names what npm left out, or adds it with
 * --fix.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingFromLock } from './completeLock.ts';

const file = join(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8'));
const missing = missingFromLock(lock.packages);
const count = Object.keys(missing).length;

if (count > 0 && process.argv.includes('--fix')) {
  const all = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${count} packages for other platforms`);
} else {
  for (const path of Object.keys(missing)) console.error(`${path} is missing from the lockfile`);
  if (count > 0) console.error('Run: node scripts/checks/lockfile.ts --fix');
  console.log(`${Object.keys(lock.packages).length} packages, ${count} missing`);
  process.exitCode = count > 0 ? 1 : 0;
}
