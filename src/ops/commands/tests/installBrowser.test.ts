import { afterEach, expect, it, vi } from 'vitest';
import { type BrowserSource, installBrowser } from './installBrowser.ts';

const ADVICE =
  'Install Chromium (on Debian, as root: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.';

afterEach(() => void vi.unstubAllEnvs());

/** A machine without a browser, or with `first`, where installing makes `installed` available. */
function aMachine(canInstall: boolean, installed: string | null, first: string | null = null) {
  let found = first;
  const install = vi.fn<BrowserSource['install']>(async () => {
    found = installed;
  });
  const isSecondChoice = (path: string) => path === first;
  return { find: () => found, isSecondChoice, canInstall: () => canInstall, install };
}

it('says what to do when CHROMIUM_PATH leads nowhere', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(installBrowser()).rejects.toThrow(
    `CHROMIUM_PATH is /nowhere/chromium, where no file is. ${ADVICE}`,
  );
});

it('is content with a browser that is there', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  await expect(installBrowser()).resolves.toBeUndefined();
});

it('installs the quicker browser beside the whole one', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const machine = aMachine(true, import.meta.filename, process.execPath);
  await installBrowser(machine);
  expect(machine.install).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('headless shell'));
});

it('is content with the whole browser where the quicker one cannot be installed', async () => {
  const machine = aMachine(false, null, process.execPath);
  await installBrowser(machine);
  expect(machine.install).not.toHaveBeenCalled();
});

it('is content with the whole browser where no other one came', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await expect(installBrowser(aMachine(true, process.execPath, process.execPath))).resolves.toBe(
    undefined,
  );
});

it('says what to do where none can be installed, and downloads nothing', async () => {
  const machine = aMachine(false, process.execPath);
  await expect(installBrowser(machine)).rejects.toThrow(
    `No browser for the tests is here. ${ADVICE}`,
  );
  expect(machine.install).not.toHaveBeenCalled();
});

it("installs the system's where it can, and says so", async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const machine = aMachine(true, process.execPath);
  await installBrowser(machine);
  expect(machine.install).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith('No Chromium here: installing one');
});

it('says what to do where the installation brought none', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await expect(installBrowser(aMachine(true, null))).rejects.toThrow(
    `No browser could be installed. ${ADVICE}`,
  );
});
