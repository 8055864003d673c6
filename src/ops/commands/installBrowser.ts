import { existsSync } from 'node:fs';
import { CommandError } from './CommandError.ts';
import { findBrowser } from './findBrowser.ts';
import { runTool } from './runTool.ts';

const ADVICE =
  'Install Chromium and set CHROMIUM_PATH to it, or run: npx playwright install chromium';

const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

/** Makes sure that a browser for the tests is there. Throws a CommandError that says what to do. */
export async function installBrowser(): Promise<void> {
  const found = findBrowser();
  if (found !== null) {
    if (existsSync(found)) return;
    throw new CommandError(`CHROMIUM_PATH is ${found}, where no file is. ${ADVICE}`);
  }
  console.log('No Chromium here: installing one');
  if (isRootOnDebian()) {
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
    await runTool('apt-get', ['update', '-qq'], quietly);
    await runTool('apt-get', [...APT_INSTALL, 'chromium', 'fonts-liberation'], quietly);
  } else {
    await runTool('playwright', ['install', 'chromium']);
  }
  if (findBrowser() === null) throw new CommandError(`No browser could be installed. ${ADVICE}`);
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
