/**
 * Checks that each lockfile installs on every platform. Reports what npm left out, or adds it with
 * --fix.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingFromLock } from './completeLock.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The project's lockfile, and that of the pages that it is measured against. */
const LOCKFILES = ['package-lock.json', 'tests/bench/peers/package-lock.json'];

for (const path of LOCKFILES) await checkLockfile(path);

async function checkLockfile(path: string): Promise<void> {
  const file = join(ROOT, path);
  const lock = JSON.parse(await readFile(file, 'utf8'));
  const missing = missingFromLock(lock.packages);
  const count = Object.keys(missing).length;

  if (count > 0 && process.argv.includes('--fix')) {
    const all = Object.entries({ ...lock.packages, ...missing });
    lock.packages = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`${path}: added ${count} packages for other platforms`);
    return;
  }
  for (const name of Object.keys(missing)) console.error(`${path} lacks ${name}`);
  if (count > 0) {
    console.error('Run: node scripts/checks/lockfile.ts --fix');
    process.exitCode = 1;
  }
  console.log(`${path}: ${Object.keys(lock.packages).length} packages, ${count} missing`);
}
