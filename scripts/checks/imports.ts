/** The import table: who may import whom, and which packages live where. */
import { join } from 'node:path';
import { findImportBreaches } from './findImportBreaches.ts';

const root = join(import.meta.dirname, '../..');
const { modules, breaches } = await findImportBreaches(root, ['src', 'scripts']);

for (const breach of breaches) console.error(breach);
console.log(`${modules} modules, ${breaches.length} breaches`);
process.exitCode = modules === 0 || breaches.length > 0 ? 1 : 0;
