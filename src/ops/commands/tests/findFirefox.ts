import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's is named after its long support. */
const NAMES = ['firefox', 'firefox-esr'] as const;
const ON_A_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Finds a Firefox for the tests: the one at FIREFOX_PATH, or the system's; null without one. */
export function findFirefox(
  environment: Readonly<Record<string, string | undefined>>,
  isThere: (path: string) => boolean = existsSync,
): string | null {
  const asked = environment['FIREFOX_PATH'];
  if (asked !== undefined && asked !== '') return asked;
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((it) => it !== '');
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ON_A_MAC].find((place) => isThere(place)) ?? null;
}

/** Says why the journeys in Firefox do not run; null where they do. */
export function whyNoFirefox(
  environment: Readonly<Record<string, string | undefined>>,
  found: string | null,
): string | null {
  if (environment['TEST_FULL'] === undefined) return 'npm run test:full does';
  return found === null ? 'no Firefox is installed, and FIREFOX_PATH names none' : null;
}
