/**
 * Refuses what no source may contain: machine paths, suppressions, skipped tests, casts without a
 * reason, words that are hard to read.
 */
import { join } from 'node:path';
import { findSourceBreaches, readSources } from './findSourceBreaches.ts';

const files = await readSources(join(import.meta.dirname, '../..'));
const breaches = findSourceBreaches(files);

for (const breach of breaches) console.error(breach);
console.log(`${files.length} files, ${breaches.length} breaches`);
process.exitCode = files.length === 0 || breaches.length > 0 ? 1 : 0;
