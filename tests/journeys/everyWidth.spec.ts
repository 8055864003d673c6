import type { Locator } from 'playwright/test';
import { expect, test } from '../setup/journey.ts';
import { composedOf } from './acts/composedOf.ts';
import { coverPairs } from './acts/coverPairs.ts';
import { meetingTexts } from './acts/meetingTexts.ts';
import { overflowing } from './acts/overflowing.ts';
import { resizeTo } from './acts/resizeTo.ts';
import { waysToSignUp } from './acts/waysToSignUp.ts';

const [NARROWEST, WIDEST, STEP] = [320, 2560, 20];
const isFull = process.env['TEST_FULL'] !== undefined;
const STEPS = Array.from(
  { length: (WIDEST - NARROWEST) / STEP + 1 },
  (_, step) => NARROWEST + STEP * step,
);
/** `test:full` takes every width; else those beside which a page is composed anew, and some between. */
const WIDTHS = isFull
  ? STEPS
  : [320, 360, 390, 480, 599, 600, 768, 900, 1024, 1025, 1060, 1100, 1280, 1600, WIDEST];
const ways = waysToSignUp();

for (const { brand, signupType } of isFull ? ways : coverPairs(ways, composedOf)) {
  test(`${brand.id} (${signupType}) scrolls sideways at no width, and no text runs into another`, async ({
    open,
    page,
  }) => {
    await open(brand.id, `/signup?signupType=${signupType}`);
    for (const width of WIDTHS) {
      await resizeTo(page, width);
      // A busy machine folds the summary some frames after the window has its size.
      const troubles = async () => [...(await overflowing(page)), ...(await meetingTexts(page))];
      await expect.poll(troubles, `at ${width}`).toEqual([]);
    }
  });
}

test('a badge never meets a price, however long the names are', async ({ open, page }) => {
  await open('chatmoor', '/signup');
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('fieldset label [id$="-title"]')) {
      title.textContent = `Professional ${title.textContent} with unlimited conversations`;
    }
  });
  for (const size of ['100%', '200%']) {
    await page.evaluate((it) => {
      document.documentElement.style.fontSize = it;
    }, size);
    for (const width of WIDTHS.filter((it) => it <= 1280)) {
      await resizeTo(page, width);
      expect(await meetingTexts(page), `at ${width}, ${size}`).toEqual([]);
    }
  }
});

/** How far apart two things on one line are. */
async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [left, right] = [await one.boundingBox(), await other.boundingBox()];
  return left && right ? Math.round(right.x - left.x - left.width) : Number.NaN;
}

test('what stands side by side is equally far apart, in the form as in the payment', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('chatmoor-uk', '/signup?signupType=paid');
  const fields = page.locator('[data-region="fields"] > [data-field]');
  const methods = page.getByRole('group', { name: 'Payment method' }).locator('label');
  const gaps = [
    await gapBetween(fields.nth(0), fields.nth(1)),
    await gapBetween(methods.nth(0), methods.nth(1)),
    await gapBetween(
      page.locator('#expirationMonth').locator('..'),
      page.locator('#expirationYear').locator('..'),
    ),
  ];
  expect(gaps).toEqual([12, 12, 12]);
});

test("on a phone each way to pay is one line, and what stands alone is a finger's target", async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('ringwell-uk', '/signup');
  const methods = page.getByRole('group', { name: 'Payment method' }).locator('label');
  expect(await methods.count()).toBe(2);
  for (const method of await methods.all()) {
    const lines = await method.evaluate((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      const { lineHeight } = getComputedStyle(label);
      return range.getBoundingClientRect().height / Number.parseFloat(lineHeight);
    });
    expect(lines).toBeLessThan(2);
  }
  await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeVisible();
  for (const alone of await page.locator('footer :is(a, button), main a:text-is("Cancel")').all()) {
    const name = await alone.textContent();
    expect((await alone.boundingBox())?.height, name ?? '').toBeGreaterThanOrEqual(44);
  }
  const cancel = await page.getByRole('link', { name: 'Cancel', exact: true }).boundingBox();
  expect(cancel && cancel.x + cancel.width / 2).toBeCloseTo(390 / 2, 0);
});
