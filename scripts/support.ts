/** npm run support -- VERB …: answers for customers, beside the running server. */
import { join } from 'node:path';
import { runBeside } from '../src/server/runBeside.ts';
import { runSupport } from '../src/server/support/runSupport.ts';

process.exitCode = await runBeside(join(import.meta.dirname, '..'), runSupport);
