import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../../../src/ops/commands/CommandError.ts';
import { runTool } from '../../../../src/ops/commands/runTool.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SOURCES = join(ROOT, 'tests/bench/peers');
/** Outside of what the project's checks read. */
const INSTALLED = join(ROOT, '.cache/bench/peers');

/**
 * Copies the peers' package out of the project and installs its dependencies, unless that is
 * already done. Returns the folder.
 */
export async function installPeers(): Promise<string> {
  await mkdir(INSTALLED, { recursive: true });
  await cp(SOURCES, INSTALLED, { recursive: true });
  const lock = await readFile(join(SOURCES, 'package-lock.json'), 'utf8');
  const done = join(INSTALLED, 'node_modules/.installed-lock.json');
  if ((await readFile(done, 'utf8').catch(() => null)) === lock) return INSTALLED;
  const code = await runTool('npm', ['ci', '--loglevel=error', '--prefix', INSTALLED]);
  if (code !== 0) throw new CommandError('The peers could not be installed: see above.');
  await writeFile(done, lock);
  return INSTALLED;
}
