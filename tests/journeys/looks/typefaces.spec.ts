import type { Page } from 'playwright';
import { settle } from '../../../src/ops/gallery/pictures/settle.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

const brands = shippedBrands()
  .map(({ brand }) => brand)
  .toSorted((one, other) => other.languages.length - one.languages.length);

for (const [index, { id }] of brands.entries()) {
  test(
    `${id} is written in the basic file of its typeface, and asks for no other`,
    allButFirst(index),
    async ({ open, page }) => {
      const others: string[] = [];
      page.on('request', (it) => {
        if (/-(?:more|extended)-[\w-]+\.woff2$/.test(it.url())) others.push(it.url());
      });
      // Too late for the first paint, as on a slow phone, so that the browser uses a fallback.
      await page.route(/-basic-[\w-]+\.woff2$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
        await route.continue();
      });
      await open(id, '/signup');
      await page.waitForLoadState('networkidle');
      // Typed text, including a password's bullets.
      await new SignupForm(page).fill(aPerson('ada@example.com'));
      await page.waitForLoadState('networkidle');
      expect(others).toEqual([]);
    },
  );
}

/** Returns the fonts of the heading's letters. */
async function drawnIn(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test('a picture has the typeface of its brand, however late its file came', async ({
  open,
  page,
}) => {
  const come: string[] = [];
  page.on('requestfinished', (it) => come.push(it.url()));
  await page.route(/-basic-[\w-]+\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    await route.continue();
  });
  await open('frontdesk', '/signup');
  await expect.poll(() => come.some((url) => url.endsWith('.woff2'))).toBe(true);
  expect(await drawnIn(page)).not.toEqual([expect.stringContaining('Fraunces')]);
  await settle(page);
  expect(await drawnIn(page)).toEqual([expect.stringContaining('Fraunces')]);
});

test(
  'letters and digits keep the shapes and distances of their typeface, in buttons and fields too',
  IN_FULL,
  async ({ open, page }) => {
    await open('frontdesk', '/signup?signupType=paid');
    const renderings = await page
      .locator('body *')
      .evaluateAll((all) =>
        Array.from(new Set(all.map((it) => getComputedStyle(it).textRendering))),
      );
    expect(renderings).toEqual(['geometricprecision']);
  },
);
