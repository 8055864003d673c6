import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findOtherBrowser, whyNoOtherBrowser } from './otherBrowsers.ts';

const PATH = ['first', 'second'].join(delimiter);
const FULL = { PATH, TEST_FULL: '1' };
const has = (...there: readonly string[]) => {
  return (path: string) => there.includes(path);
};
const ESR = join('first', 'firefox-esr');
const DRIVER = join('second', 'WebKitWebDriver');
const XVFB = join('first', 'Xvfb');

it("finds Debian's Firefox, and rather another", () => {
  const other = join('second', 'firefox');
  expect(findOtherBrowser('firefox', { PATH }, has(ESR))).toBe(ESR);
  expect(findOtherBrowser('firefox', { PATH }, has(ESR, other))).toBe(other);
});

it.each([
  ['firefox', 'FIREFOX_PATH'],
  ['webkit', 'WEBKIT_DRIVER_PATH'],
] as const)(
  'uses the %s that %s names, even a missing one, so that a wrong path fails',
  (name, variable) => {
    expect(findOtherBrowser(name, { PATH, [variable]: 'mine' }, has())).toBe('mine');
  },
);

it.each([
  ['firefox', 'no Firefox is installed, and FIREFOX_PATH names none'],
  ['webkit', "no WebKit's driver is installed, and WEBKIT_DRIVER_PATH names none"],
] as const)('says that there is no %s', (name, reason) => {
  expect(findOtherBrowser(name, { PATH }, has())).toBeNull();
  expect(whyNoOtherBrowser(name, FULL, has())).toBe(reason);
});

it('leaves other browsers to test:full', () => {
  expect(whyNoOtherBrowser('firefox', { PATH }, has(ESR))).toBe('npm run test:full does');
  expect(whyNoOtherBrowser('firefox', FULL, has(ESR))).toBeNull();
});

it('lets WebKit draw on the existing display, or on a new one', () => {
  const needed = "WebKit's driver needs a display, and no Xvfb is installed";
  expect(whyNoOtherBrowser('webkit', FULL, has(DRIVER))).toBe(needed);
  expect(whyNoOtherBrowser('webkit', { ...FULL, DISPLAY: ':0' }, has(DRIVER))).toBeNull();
  expect(whyNoOtherBrowser('webkit', FULL, has(DRIVER, XVFB))).toBeNull();
});
