import { type Browser, launch } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { startSlowProxy } from '../setup/startSlowProxy.ts';
import { FirefoxVisit } from './FirefoxVisit.ts';
import { takeJourneys } from './takeJourneys.ts';
import { watchPlaces } from './watchPlaces.ts';

let firefox: Browser;

const { current, port } = takeJourneys({
  name: 'firefox',
  start: async () => {
    firefox = await launch({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath: process.env['TEST_FIREFOX'] ?? '',
      headless: true,
    });
  },
  stop: async () => firefox?.close(),
  // A context has its own cookies, so each test is another visitor.
  visit: async (of) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    return new FirefoxVisit(page, of);
  },
});

it('a page that comes in pieces moves no field that shows', async () => {
  const visit = current();
  const slowness = { pieceBytes: 1000, fontsAfterMs: 0, stylesAfterMs: 0 };
  const proxy = await startSlowProxy(port(), slowness);
  const moves = await watchPlaces(visit.page, '#root [data-field]');
  await visit.goTo(visit.addressOf('slotbook-ca', '/signup', proxy.port));
  await visit.untilUsable();
  expect(await moves()).toEqual([]);
  proxy.stop();
});
