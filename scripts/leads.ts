/** npm run leads -- lead|deal …: makes the link of a lead or a deal, and prints it. */
import { join, resolve } from 'node:path';
import { runLinks } from '../src/server/leads/links/runLinks.ts';

const root = join(import.meta.dirname, '..');

process.exitCode = await runLinks({
  args: process.argv.slice(2),
  dataDir: resolve(process.env['DATA_DIR'] || join(root, 'data')),
  distDir: resolve(process.env['DIST_DIR'] || join(root, 'dist')),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
