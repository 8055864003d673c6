import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** An additional browser for some journeys, if the system has it. */
interface OtherBrowser {
  /** Its name for people. */
  readonly title: string;
  /** The environment variable that names another program. */
  readonly variable: string;
  /** The possible names of its program on the PATH, and other possible places. */
  readonly programs: readonly string[];
  readonly places: readonly string[];
  /** Whether it needs a display. */
  readonly onDisplay: boolean;
}

const OTHER_BROWSERS = {
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    // Debian names its package after the extended support release.
    programs: ['firefox', 'firefox-esr'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    onDisplay: false,
  },
  webkit: {
    title: "WebKit's driver",
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    places: [],
    onDisplay: true,
  },
} as const satisfies Record<string, OtherBrowser>;

export type OtherBrowserName = keyof typeof OTHER_BROWSERS;

type IsThere = (path: string) => boolean;

function onPath(environment: Environment, programs: readonly string[], isThere: IsThere) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((it) => it !== '');
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((place) => isThere(place));
}

/**
 * Finds a browser for the tests: the one that its variable names, or the system's; null without
 * one.
 */
export function findOtherBrowser(
  browser: OtherBrowserName,
  environment: Environment,
  isThere: IsThere = existsSync,
): string | null {
  const { places, programs, variable }: OtherBrowser = OTHER_BROWSERS[browser];
  const asked = environment[variable];
  if (asked !== undefined && asked !== '') return asked;
  const found = onPath(environment, programs, isThere) ?? places.find((it) => isThere(it));
  return found ?? null;
}

/** Returns why the journeys in a browser do not run, or null. */
export function whyNoOtherBrowser(
  browser: OtherBrowserName,
  environment: Environment,
  isThere: IsThere = existsSync,
): string | null {
  const { onDisplay, title, variable } = OTHER_BROWSERS[browser];
  if (environment['TEST_FULL'] === undefined) return 'npm run test:full does';
  if (findOtherBrowser(browser, environment, isThere) === null)
    return `no ${title} is installed, and ${variable} names none`;
  const hasDisplay =
    !onDisplay ||
    environment['DISPLAY'] !== undefined ||
    onPath(environment, ['Xvfb'], isThere) !== undefined;
  return hasDisplay ? null : `${title} needs a display, and no Xvfb is installed`;
}
