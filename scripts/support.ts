/** npm run support -- VERB …: answers for customers, beside the running server. */
import { join, resolve } from 'node:path';
import { EnvironmentReader } from '../src/server/config/EnvironmentReader.ts';
import { readDatabaseUrl } from '../src/server/config/readDatabaseUrl.ts';
import { readMode } from '../src/server/config/readMode.ts';
import { runSupport } from '../src/server/support/runSupport.ts';

const root = join(import.meta.dirname, '..');
const reader = new EnvironmentReader(process.env);
const databaseUrl = readDatabaseUrl(reader, readMode(reader));

if (reader.problems.length > 0) {
  for (const { message } of reader.problems) console.error(message);
  process.exitCode = 2;
} else {
  process.exitCode = await runSupport({
    args: process.argv.slice(2),
    databaseUrl,
    dataDir: resolve(process.env['DATA_DIR'] || join(root, 'data')),
    distDir: resolve(process.env['DIST_DIR'] || join(root, 'dist')),
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
}
