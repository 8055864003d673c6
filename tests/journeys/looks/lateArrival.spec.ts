import type { Page } from 'playwright/test';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { startSlowProxy } from '../../setup/startSlowProxy.ts';
import { measureLayoutShifts } from '../seeing/measureLayoutShifts.ts';

test('a layout shift is detected', async ({ open, page }) => {
  const shift = await measureLayoutShifts(page);
  await open('slotbook', '/signup');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.textContent = 'Late';
    block.style.height = '200px';
    document.body.prepend(block);
  });
  expect(await shift()).not.toEqual([]);
});

/** Records when the visible content was complete, and when the page was first painted. */
async function measureFirstPaint(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.getElementById('brand-config') === null) return;
      document.documentElement.dataset['whole'] = String(performance.now());
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => ({
      whole: Number(document.documentElement.dataset['whole']),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
}

/** A brand with a serif for headings, one with wide prices, and one with a card page's fonts. */
for (const [index, id] of ['frontdesk-uk', 'ringwell-ca', 'careline'].entries()) {
  test(
    `${id} does not jump when its font arrives late, or the page itself in pieces`,
    allButFirst(index),
    async ({ page, product }) => {
      const slowness = { pieceBytes: 1000, fontsAfterMs: 400, stylesAfterMs: 600 };
      const proxy = await startSlowProxy(product.port, slowness);
      const stylesheets: string[] = [];
      page.on('request', (it) => {
        const { pathname } = new URL(it.url());
        // Ignores the card's fields, which are separate documents.
        if (pathname.endsWith('.css') && it.frame() === page.mainFrame())
          stylesheets.push(pathname);
      });
      const shift = await measureLayoutShifts(page);
      const firstPaint = await measureFirstPaint(page);
      await page.goto(`http://${id}.localhost:${proxy.port}/signup`);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      const { painted, whole } = await firstPaint();
      expect(whole).toBeGreaterThan(0);
      expect(painted).toBeGreaterThanOrEqual(whole);
      expect(await shift()).toEqual([]);
      // Styles in the document are not fetched again, which would redraw the text in the late font.
      const held = await page.locator('style[data-holds]').getAttribute('data-holds');
      const sent = [...(held ?? '').split(' '), expect.stringMatching(/hydrate-.*\.css$/)];
      expect(stylesheets.length).toBeGreaterThan(0);
      for (const address of sent) expect(stylesheets).not.toContainEqual(address);
      expect([...new Set(stylesheets)]).toEqual(stylesheets);
      proxy.stop();
    },
  );
}

/** The page for a browser without render blocking. */
const unexpected = (html: string) => html.replace(/<link rel="expect"[^>]*>/, '');

/** Pauses or finishes the page's animations, so that no test depends on the clock. */
async function setTimeOfAnimations(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

const IN_PIECES = { pieceBytes: 1000, fontsAfterMs: 0, stylesAfterMs: 0 } as const;

// One with pairs of fields, and one with folded pairs above them.
for (const [index, id] of ['slotbook-ca', 'ringwell-ca'].entries()) {
  test(
    `${id} that arrives in pieces does not jump in a browser that does not wait for an element`,
    allButFirst(index),
    async ({ page, product }) => {
      const proxy = await startSlowProxy(product.port, { ...IN_PIECES, changed: unexpected });
      await setTimeOfAnimations(page, 0);
      const shift = await measureLayoutShifts(page);
      await page.goto(`http://${id}.localhost:${proxy.port}/signup`);
      await waitForHydration(page);
      expect(await shift()).toEqual([]);
      proxy.stop();
    },
  );
}

test('a page whose end never arrives shows the part that did', async ({ page, product }) => {
  const cut = (html: string) => unexpected(html).split('</main>')[0] ?? '';
  const proxy = await startSlowProxy(product.port, { ...IN_PIECES, changed: cut });
  await setTimeOfAnimations(page, 100);
  await page.goto(`http://slotbook.localhost:${proxy.port}/signup`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  proxy.stop();
});
