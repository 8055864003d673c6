/** Checks the import table: which rooms may import which, and which packages each may use. */
import { join } from 'node:path';
import { findImportBreaches } from './findImportBreaches.ts';

const root = join(import.meta.dirname, '../..');
const { modules, breaches } = await findImportBreaches(root, ['src', 'scripts']);

for (const breach of breaches) console.error(breach);
console.log(`${modules} modules, ${breaches.length} breaches`);
process.exitCode = modules === 0 || breaches.length > 0 ? 1 : 0;
