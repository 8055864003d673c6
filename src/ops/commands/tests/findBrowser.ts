import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * Finds the browser that the tests run in: CHROMIUM_PATH, the system's, or Playwright's own; null
 * without one.
 */
export function findBrowser(): string | null {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') return asked;
  return [SYSTEM_CHROMIUM, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
