import { existsSync } from 'node:fs';
import { CommandError } from '../CommandError.ts';
import { runTool } from '../runTool.ts';
import { findBrowser, HEADLESS_SHELL } from './findBrowser.ts';

const ADVICE =
  'Install Chromium (on Debian, as root: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.';

/** The packages to try in order. Older systems have only the full browser. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

/** What `installBrowser` needs from the machine. */
export interface BrowserSource {
  /** Where a browser should be; null when none is known. */
  readonly find: () => string | null;
  /** Whether the browser at a path is not the one that the tests prefer. */
  readonly isSecondChoice: (path: string) => boolean;
  /** Whether a system package can be installed. */
  readonly canInstall: () => boolean;
  readonly install: () => Promise<void>;
}

const THIS_MACHINE: BrowserSource = {
  find: findBrowser,
  isSecondChoice: (path) => path !== HEADLESS_SHELL && !process.env['CHROMIUM_PATH'],
  canInstall: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  install: installDebianChromium,
};

/**
 * Makes sure that a browser for the tests is installed, preferably the fastest that the system has.
 * Throws a CommandError that says what to do when there is none. Uses only the system's packages,
 * because Playwright's own downloads are not from a package registry.
 */
export async function installBrowser(machine: BrowserSource = THIS_MACHINE): Promise<void> {
  const found = machine.find();
  if (found !== null) {
    if (!existsSync(found))
      throw new CommandError(`CHROMIUM_PATH is ${found}, where no file is. ${ADVICE}`);
    if (!machine.isSecondChoice(found) || !machine.canInstall()) return;
    console.log("Installing Chromium's headless shell, which takes a third of the time");
    await machine.install();
    return;
  }
  if (!machine.canInstall()) throw new CommandError(`No browser for the tests is here. ${ADVICE}`);
  console.log('No Chromium here: installing one');
  await machine.install();
  if (machine.find() === null) throw new CommandError(`No browser could be installed. ${ADVICE}`);
}

async function installDebianChromium(): Promise<void> {
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-qq'], quietly);
  for (const name of PACKAGES) {
    const code = await runTool('apt-get', [...APT_INSTALL, name, 'fonts-liberation'], quietly);
    if (code === 0) return;
  }
}
