import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as playwright from 'playwright';

/**
 * The system's Chromium without a user interface. It opens a page in a third of the full browser's
 * time.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * Finds the browser for the tests: CHROMIUM_PATH, the system's, or Playwright's own; null without
 * one.
 */
export function findBrowser(): string | null {
  return firstOf([() => HEADLESS_SHELL, () => SYSTEM_CHROMIUM, ownOfPlaywright]);
}

/**
 * Finds the full browser, which has what the shell lacks, such as a back/forward cache; otherwise
 * the shell.
 */
export function findWholeBrowser(): string | null {
  return firstOf([() => SYSTEM_CHROMIUM, ownOfPlaywright, () => HEADLESS_SHELL]);
}

/** Loads Playwright only where no other browser is, because that takes half a second. */
function ownOfPlaywright(): string {
  const { chromium }: typeof playwright = createRequire(import.meta.url)('playwright');
  return chromium.executablePath();
}

function firstOf(places: readonly (() => string)[]): string | null {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') return asked;
  for (const place of places) {
    const path = place();
    if (existsSync(path)) return path;
  }
  return null;
}
