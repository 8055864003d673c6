/**
 * Compares the scripts of the built page with the build's inventory of them. Fails for a script
 * that was added or changed since, and reports it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareScripts,
  OWN_SCRIPTS,
  ownScripts,
} from '../../src/ops/commands/build/ownScripts.ts';

const client = join(import.meta.dirname, '../../dist/page/client');
const inventory = JSON.parse(readFileSync(join(client, OWN_SCRIPTS), 'utf8'));
const differences = compareScripts(inventory, await ownScripts(client));
for (const line of differences) console.error(line);
console.log(`${Object.keys(inventory).length} scripts, ${differences.length} differ`);
if (differences.length > 0) process.exitCode = 1;
