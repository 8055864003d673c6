import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The system's Chromium without its windows, which opens a page for a third of the whole one's time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * Finds the browser that the tests run in: CHROMIUM_PATH, the system's, or Playwright's own; null
 * without one.
 */
export function findBrowser(): string | null {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') return asked;
  const known = [HEADLESS_SHELL, SYSTEM_CHROMIUM, chromium.executablePath()];
  return known.find((path) => existsSync(path)) ?? null;
}
