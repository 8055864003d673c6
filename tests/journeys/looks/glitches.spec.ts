import type { Page } from 'playwright/test';
import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { demoLink } from '../acts/demoLink.ts';
import { expectBigText } from '../seeing/expectBigText.ts';

const GLITCH = "Hmm, there's been a glitch.";
const DETAILS = "Your sign-up details couldn't be loaded. Please contact us for help.";
const HICCUP = "Hmm, there's been a hiccup.";
const REFRESH = 'Please refresh the page and try again.';

/** The page's error, as its script reads it. */
async function errorInfoOf(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('#error-info').textContent()) ?? '');
}

/** Expects the glitch in the brand's own page at the same address, with help and a link. */
async function expectGlitch(page: Page, text: string, way: string, heading = GLITCH) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(main.getByText(text)).toBeVisible();
  // A drawing that is large enough to be seen first, on the heading's edge.
  const { width = 0, x: start = 0 } = (await main.locator('[data-tone]').boundingBox()) ?? {};
  const { x: edge } = (await main.locator('h1').boundingBox()) ?? { x: -99 };
  expect(width).toBeGreaterThanOrEqual(112);
  expect(Math.abs(start - edge)).toBeLessThanOrEqual(4);
  // The logo. A brand decides whether it opens in a new tab.
  await expect(page.getByRole('banner').locator('a:has(img)')).toBeVisible();
  await expect(page.getByText(/Questions\? Contact us at/)).toBeVisible();
  await expect(page.getByRole('link', { name: way, exact: true })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
}

const CAUSES = [
  ['Wrong pin', 'slotbook', 'INCORRECT_LEAD_ID', 'Contact us'],
  ['Wrong deal', 'ringwell-uk', 'INCORRECT_DEAL_ID', 'Contact us'],
  ["Another brand's lead", 'slotbook-ca', 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD', 'Contact us'],
  ["Another brand's deal", 'chatmoor-uk', 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD', 'Contact us'],
  ['Another address', 'facetable', 'INCORRECT_LEAD_ID', 'Go to sign-up'],
  ['Expired deal', 'careline', 'INCORRECT_DEAL_ID', 'Go to sign-up'],
  ['Neither lead nor deal', 'ringwell', 'MISSING_LEAD_OR_DEAL_ID', 'Log in'],
  ["Another's account", 'frontdesk-ca', 'INCORRECT_USER_ID', 'Log in'],
] as const;

for (const [index, [label, brand, message, way]] of CAUSES.entries()) {
  test(
    `${label} is shown in place, on ${brand}`,
    allButFirst(index),
    async ({ open, originOf, page, watch }) => {
      watch.allow(/status of 400/);
      const path = demoLink(brand, 'wrong', label);
      const query = `${path.includes('?') ? '&' : '?'}message=Injected&error=Injected`;
      expect((await open(brand, path + query)).status()).toBe(400);

      await expectGlitch(page, DETAILS, way);
      expect(page.url()).toBe(originOf(brand) + path + query);
      expect(await errorInfoOf(page)).toMatchObject({ message });
      await expect(page.getByText('Injected')).toHaveCount(0);
    },
  );
}

test(
  'a deal whose plan is no longer sold shows an error, with a link to the plans on sale',
  IN_FULL,
  async ({ open, page, watch }) => {
    watch.allow(/status of 422/);
    await open('coursenest', demoLink('coursenest', 'wrong', 'Plan sold no more'));
    await expectGlitch(page, REFRESH, 'Try again', HICCUP);
    expect(await errorInfoOf(page)).toEqual({ message: 'PLANS_NOT_AVAILABLE' });

    await page.getByRole('link', { name: 'Go to sign-up' }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  },
);

test("an account's page is only for its signed-in users", async ({ open, page, watch }) => {
  watch.allow(/status of 400/);
  await open('slotbook', '/demo/sign-in?as=owner');
  await open('slotbook', '/v1/payment?accountId=nobody');
  await expectGlitch(page, DETAILS, 'Contact us');
  expect(await errorInfoOf(page)).toMatchObject({ message: 'INCORRECT_USER_ID' });
});

test('a card provider without a token fails only the payment page, for an account and a deal', async ({
  open,
  page,
  product,
  request,
  watch,
}) => {
  watch.allow(/status of 502/);
  const fault = { call: 'clientToken', how: 'status500', times: 2, merchant: 'software-us' };
  await open('coursenest', '/demo/sign-in?as=owner');
  for (const path of ['/payment', demoLink('coursenest', 'deals', 'On the payment page')]) {
    await request.post(`${product.url}/sandbox/gateway/faults`, { data: fault });
    expect((await open('coursenest', path)).status()).toBe(502);
    await expectGlitch(page, DETAILS, 'Try again');
    expect(await errorInfoOf(page)).toMatchObject({ message: 'BRAIN_TREE_CLIENT_TOKEN_ERROR' });
    await request.delete(`${product.url}/sandbox/gateway/faults`);
    await page.context().clearCookies();
  }
});

test('an invalid link still leads to a sign-up', IN_FULL, async ({ open, page, watch }) => {
  watch.allow(/status of 400/);
  await open('ringwell-ca', demoLink('ringwell-ca', 'wrong', 'Wrong pin'));
  await page.getByRole('link', { name: 'Go to sign-up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
});

const ERROR_PAGES = [
  ['slotbook', '/error'],
  ['frontdesk-ca', '/ca/error'],
  ['chatmoor-uk', '/uk/error'],
] as const;

for (const [index, [brand, own]] of ERROR_PAGES.entries()) {
  const title = `the error page of ${brand} is ${own}, wherever one begins`;
  test(title, allButFirst(index), async ({ open, page }) => {
    for (const path of ['/error', '/ca/error', '/uk/error']) {
      await open(brand, `${path}?message=INCORRECT_DEAL_ID`);
      expect(new URL(page.url()).pathname).toBe(own);
      await expect(page.getByRole('heading', { name: 'Sign-up unsuccessful' })).toBeVisible();
    }
    expect(await errorInfoOf(page)).toEqual({ message: '' });
    await expect(page.getByText(/Questions\? Contact us at/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to sign-up' }).click();
    await expect(page).toHaveURL(/\/signup$/);
  });
}

for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
  test(
    `a glitch is accessible in ${scheme} colours, on a phone and on a desktop`,
    allButFirst(index),
    async ({ open, page, watch }) => {
      watch.allow(/status of 400/);
      await page.emulateMedia({ colorScheme: scheme });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await open('coursenest', demoLink('coursenest', 'wrong', 'Wrong deal'));
        expect(await findViolations(page)).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBeLessThanOrEqual(width);
      }
    },
  );
}

test(
  'a page with a single message has the same quiet background in every layout, and no empty space',
  IN_FULL,
  async ({ open, page, watch }) => {
    watch.allow(/status of 404/);
    // One for each layout: card, banner, rail and split.
    for (const brand of ['slotbook', 'chatmoor', 'coursenest', 'facetable']) {
      await open(brand, '/activate?token=unknown');
      await expect(page.locator('body'), brand).toHaveCSS('background-image', 'none');
      const again = await page.getByRole('button', { name: 'Send a new link' }).boundingBox();
      const back = await page.getByRole('link', { name: 'Back to sign-up' }).boundingBox();
      const room = again && back && back.y - again.y - again.height;
      expect(room, brand).toBeLessThanOrEqual(20);
      // The legal line and the privacy link are close to the contact lines.
      const apart = await page.evaluate(() => {
        const [contact, foot] = ['main .SupportContact-support', 'footer :is(a, button)'].map(
          (it) => document.querySelector(it)?.getBoundingClientRect(),
        );
        return contact && foot ? foot.top - contact.bottom : 0;
      });
      expect(apart, `the foot of ${brand}`).toBeLessThanOrEqual(40);
    }
    await expectBigText(page);
    // On a phone the card fills the window: no background shows below it where the question has its room.
    await page.setViewportSize({ width: 390, height: 844 });
    const surface = await page
      .locator('[data-page="card"]')
      .evaluate((it) => getComputedStyle(it).backgroundColor);
    await expect(page.locator('body')).toHaveCSS('background-color', surface);
  },
);
