import { afterEach, expect, it, vi } from 'vitest';
import { installBrowser } from './installBrowser.ts';

afterEach(() => void vi.unstubAllEnvs());

it('says what to do when CHROMIUM_PATH leads nowhere', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(installBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, where no file is. Install Chromium and set CHROMIUM_PATH',
  );
});

it('is content with a browser that is there', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  await expect(installBrowser()).resolves.toBeUndefined();
});
