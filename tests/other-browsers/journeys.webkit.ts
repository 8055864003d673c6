import { expect, it } from 'vitest';
import { startSlowProxy } from '../setup/startSlowProxy.ts';
import { startWebKit, type WebKit } from './startWebKit.ts';
import { takeJourneys } from './takeJourneys.ts';
import { textsOfOtherSize } from './textsOfOtherSize.ts';
import { WebKitVisit } from './WebKitVisit.ts';

let webkit: WebKit;

const { current, port } = takeJourneys({
  name: 'webkit',
  start: async () => {
    webkit = await startWebKit(process.env['TEST_WEBKIT'] ?? '');
  },
  stop: async () => webkit?.stop(),
  visit: async (of) => {
    const visit = new WebKitVisit(await webkit.open(), of);
    await visit.setSize(1280, 900);
    return visit;
  },
});

/**
 * Makes the browser use a typeface however late it loads. An optional one is skipped after a
 * moment, and no test may depend on that.
 */
const waiting = (html: string) => html.replaceAll('font-display:optional', 'font-display:swap');

it.each([1280, 447])(
  'figures have the width of a typeface that came after the first layout, at %i px',
  async (width) => {
    const visit = current();
    const slowness = { pieceBytes: 100_000, fontsAfterMs: 400, stylesAfterMs: 0, changed: waiting };
    const proxy = await startSlowProxy(port(), slowness);
    await visit.setSize(width, 900);
    await visit.goTo(visit.addressOf('facetable', '/signup?signupType=paid', proxy.port));
    await visit.untilUsable();
    await visit.until(() =>
      [...document.fonts].some(
        ({ family, status }) => !family.includes('Fallback') && status === 'loaded',
      ),
    );
    expect(await visit.ask(textsOfOtherSize)).toEqual([]);
    proxy.stop();
  },
);
