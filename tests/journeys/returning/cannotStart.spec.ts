import type { Page, Route } from 'playwright/test';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { EMBEDDED } from '../../../src/page/app/embedded/embeddedIds.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import type { TestProduct } from '../../setup/startTestProduct.ts';

/** How a data block can be damaged: not JSON, or another one. */
const DAMAGES = [
  ['is cut', (block: string) => block.replace(/>[^<]*</, '>{"view":"sig<')],
  ['is another thing', (block: string) => block.replace(/>[^<]*</, '>7<')],
] as const;

/** Damages one of the page's data blocks on the way. */
async function damage(
  { page, product }: { readonly page: Page; readonly product: TestProduct },
  id: string,
  how: (block: string) => string,
): Promise<void> {
  await page.route('**/signup?*', async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    // The Host header names the brand, whose host name only browsers may resolve.
    const headers = { ...route.request().headers(), host, 'accept-encoding': 'identity' };
    const response = await route.fetch({ url: `${product.url}${pathname}${search}`, headers });
    const html = await response.text();
    const block = new RegExp(`<script type="application/json" id="${id}">[^<]*</script>`);
    expect(html).toMatch(block);
    await route.fulfill({ response, body: html.replace(block, how) });
  });
}

/** Without the brand or the page's own data nothing can be shown. The same function reads the others. */
const FIRST: readonly string[] = ['brand', 'page'];

for (const [name, id] of Object.entries(EMBEDDED)) {
  for (const [index, [what, how]] of DAMAGES.entries()) {
    const title = `a page whose data of ${name} ${what} works, or says that it does not, with a reload`;
    test(
      title,
      allButFirst(FIRST.includes(name) ? index : 1),
      async ({ page, originOf, product, watch }) => {
        watch.allow(/^console|^page error/);
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        await damage({ page, product }, id, how);
        await page.goto(`${originOf('facetable')}/signup?signupType=paid`);
        const reload = page.getByRole('alert').getByRole('link', { name: 'Refresh the page' });
        const isUsable = () =>
          page.evaluate(() => performance.getEntriesByName('usable').length > 0);
        await expect
          .poll(async () => (await isUsable()) || (await reload.first().isVisible()))
          .toBe(true);
        await expect(async () => {
          expect(faults.length === 0 || (await reload.first().isVisible())).toBe(true);
        }).toPass();
        await page.unrouteAll();
        if (faults.length === 0) return;
        await reload.first().click();
        await expect.poll(isUsable).toBe(true);
        await expect(reload).toHaveCount(0);
      },
    );
  }
}

const never = () => undefined;

/** How a script can fail to load. The page only waits for a time, so the last two cover the others. */
const LOST = [
  ['hydrate', 'is not there', (route: Route) => route.fulfill({ status: 404, body: '' })],
  [
    'hydrate',
    'cannot be read',
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '(' }),
  ],
  ['hydrate', 'never comes', never],
  ['payment-method', 'never comes', never],
] as const;

for (const [script, what, answer] of LOST) {
  test(
    `a page whose script ${script} ${what} says so by itself after a while, wherever the visitor has scrolled to`,
    what === 'never comes' ? {} : IN_FULL,
    async ({ page, originOf, watch }) => {
      watch.allow(/^console|^page error/);
      let isLost = true;
      await page.route(`**/assets/${script}-*.js`, (route) =>
        isLost ? answer(route) : route.continue(),
      );
      await page.goto(`${originOf('facetable')}/signup?signupType=paid`, { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Pay Now' })).toBeAttached();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const said = page.getByText('This page has not started');
      await expect(said).toBeHidden();
      await endWaiting(page);
      await expect(said).toBeInViewport({ ratio: 1 });

      isLost = false;
      await page.getByRole('link', { name: 'Refresh the page' }).click();
      await waitForHydration(page);
      await endWaiting(page);
      await expect(said).toBeHidden();
    },
  );
}

/** Ends the delay after which the message appears by itself. */
async function endWaiting(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const it of document.getAnimations()) {
      if (it instanceof CSSAnimation && it.animationName === 'cannot-start') it.finish();
    }
  });
}

test('without scripts a page says once that it needs them', async ({ browser, originOf }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${originOf('facetable')}/signup`);
  await expect(page.locator('noscript p')).toContainText('This page needs JavaScript');
  expect(await page.locator('#cannot-start').evaluate((it) => getComputedStyle(it).display)).toBe(
    'none',
  );
  await page.close();
});

test("a widget's script that fails to load is reported in a text", async ({
  page,
  originOf,
  watch,
}) => {
  watch.allow(/^console|^page error/);
  await page.route('**/assets/payment-method*.js', (route) => route.abort());
  await page.goto(`${originOf('facetable')}/signup?signupType=paid`);
  await expect(page.getByRole('alert')).toContainText('has not started');
});

test("a logo that fails to load shows the brand's name", async ({ open, page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route('**/brand-assets/**', (route) => route.abort());
  await open('slotbook', '/signup');
  const logo = page.getByRole('img', { name: 'Slotbook' });
  await expect(logo).toBeVisible();
  await expect(logo).toHaveJSProperty('naturalWidth', 0);
});
