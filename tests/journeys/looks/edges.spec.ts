import type { Locator, Page } from 'playwright/test';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

const PHONE = { width: 390, height: 844 };
/** The room that a phone keeps for the bar at its foot, in px. */
const HOME_BAR = 34;

async function reserveFoot(page: Page, bottom: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
}

/** Returns how far an element ends above the foot of the window. */
async function aboveFoot(page: Page, it: Locator): Promise<number> {
  const box = await it.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  return box ? Math.round(height - box.y - box.height) : Number.NaN;
}

test("what sticks to the foot of a phone's window ends above the phone's own bar", async ({
  open,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open('slotbook-ca', '/signup?signupType=paid');
  await reserveFoot(page, HOME_BAR);
  const form = new SignupForm(page);

  const refuse = page.locator('#privacy button[value="refused"]');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => aboveFoot(page, refuse)).toBeGreaterThanOrEqual(HOME_BAR + 8);
  await refuse.click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => aboveFoot(page, form.submitButton)).toBe(HOME_BAR + 12);

  await page.getByRole('button', { name: /^Country code/ }).click();
  const countries = page.getByRole('listbox').getByRole('option');
  await countries.last().scrollIntoViewIfNeeded();
  await page.getByRole('listbox').evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect.poll(() => aboveFoot(page, countries.last())).toBeGreaterThanOrEqual(HOME_BAR);
  await page.keyboard.press('Escape');

  await form.submitButton.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Change plan' }).first().click();
  const done = form.dialog.getByRole('button', { name: 'Done' });
  await expect.poll(() => aboveFoot(page, done)).toBeGreaterThanOrEqual(HOME_BAR + 8);
  await reserveFoot(page, 0);
});

test(
  'the question about measuring is a sheet on a phone and a card in a corner elsewhere, and moves nothing',
  IN_FULL,
  async ({ open, page }) => {
    await page.setViewportSize(PHONE);
    await open('slotbook-ca', '/signup?signupType=free');
    const question = page.locator('#privacy dialog');
    const topOf = async () => (await page.locator('#email').boundingBox())?.y;
    for (const width of [320, 390, 599, 600, 768, 1024, 1025, 1280, 1920, 2560]) {
      await resizeTo(page, width);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const gap = width < 600 ? 0 : 24;
      await expect.poll(() => aboveFoot(page, question), `its foot at ${width}`).toBe(gap);
      const box = await question.boundingBox();
      expect(box?.x, `at ${width}`).toBe(gap);
      if (width < 600) expect(box?.width, `at ${width}`).toBe(width);
      else expect(box?.width, `at ${width}`).toBeLessThanOrEqual(624);
      // What is reserved for it below the page is little more than its own height.
      const foot = await page.evaluate(() => {
        const end = document.querySelector('[data-page]')?.getBoundingClientRect().bottom ?? 0;
        return innerHeight - end;
      });
      if (width >= 600) expect(foot, `reserved at ${width}`).toBeLessThanOrEqual(180);
    }
    for (const width of [390, 1280]) {
      await page.reload();
      await resizeTo(page, width);
      const before = await topOf();
      await page.locator('#privacy dialog').evaluate((it: HTMLDialogElement) => it.close());
      expect(await topOf(), `the form at ${width}`).toBe(before);
    }
  },
);

test('a payment stays 24 px below the top beside longer fields, in every layout', async ({
  open,
  page,
}) => {
  // One for each: card, rail, split and banner.
  for (const brand of ['slotbook', 'chatmoor-uk', 'facetable', 'frontdesk']) {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await open(brand, '/signup?signupType=paid');
    await page.evaluate(() => {
      const column = document.querySelector<HTMLElement>('[data-region="fields"]');
      if (column) column.style.minBlockSize = '3000px';
      scrollTo({ top: 1500, behavior: 'instant' });
    });
    const card = page.locator('[data-region="ending"]');
    await expect.poll(async () => (await card.boundingBox())?.y, brand).toBe(24);
  }
});
