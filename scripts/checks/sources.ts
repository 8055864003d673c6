/**
 * Refuses what no source may contain: machine paths, suppressions, skipped tests, casts without a
 * reason, words that are hard to read, types that share a name.
 */
import { join } from 'node:path';
import { findSharedNames } from './findSharedNames.ts';
import { findSourceBreaches, readGenerated, readSources } from './findSourceBreaches.ts';

const root = join(import.meta.dirname, '../..');
const files = await readSources(root);
const breaches = [
  ...findSourceBreaches(files),
  ...findSharedNames([...(await readGenerated(root)), ...files]),
];

for (const breach of breaches) console.error(breach);
console.log(`${files.length} files, ${breaches.length} breaches`);
process.exitCode = files.length === 0 || breaches.length > 0 ? 1 : 0;
