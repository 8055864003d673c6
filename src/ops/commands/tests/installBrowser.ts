import { existsSync } from 'node:fs';
import { CommandError } from '../CommandError.ts';
import { runTool } from '../runTool.ts';
import { findBrowser } from './findBrowser.ts';

const ADVICE =
  'Install Chromium (on Debian, as root: apt-get install chromium), or set CHROMIUM_PATH to one.';

const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

/** What `installBrowser` needs from the machine. */
export interface BrowserSource {
  /** Where a browser should be; null when none is known. */
  readonly find: () => string | null;
  /** Whether a package of the system's can be installed. */
  readonly canInstall: () => boolean;
  readonly install: () => Promise<void>;
}

const THIS_MACHINE: BrowserSource = {
  find: findBrowser,
  canInstall: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  install: installDebianChromium,
};

/**
 * Makes sure that a browser for the tests is installed. Throws a CommandError that says what to do.
 * It uses only the system's packages, because Playwright's own downloads are no package registry.
 */
export async function installBrowser(machine: BrowserSource = THIS_MACHINE): Promise<void> {
  const found = machine.find();
  if (found !== null) {
    if (existsSync(found)) return;
    throw new CommandError(`CHROMIUM_PATH is ${found}, where no file is. ${ADVICE}`);
  }
  if (!machine.canInstall()) throw new CommandError(`No browser for the tests is here. ${ADVICE}`);
  console.log('No Chromium here: installing one');
  await machine.install();
  if (machine.find() === null) throw new CommandError(`No browser could be installed. ${ADVICE}`);
}

async function installDebianChromium(): Promise<void> {
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-qq'], quietly);
  await runTool('apt-get', [...APT_INSTALL, 'chromium', 'fonts-liberation'], quietly);
}
