/** npm run leads -- lead|deal …: makes the link of a lead or a deal, and prints it. */
import { join } from 'node:path';
import { runLinks } from '../src/server/leads/links/runLinks.ts';
import { runBeside } from '../src/server/runBeside.ts';

process.exitCode = await runBeside(join(import.meta.dirname, '..'), runLinks);
