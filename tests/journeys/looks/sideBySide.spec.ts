import type { Locator, Page } from 'playwright/test';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { coverPairs } from '../acts/coverPairs.ts';
import { type Way, waysToSignUp } from '../acts/waysToSignUp.ts';
import { meetingTexts } from '../seeing/meetingTexts.ts';
import { overflowing } from '../seeing/overflowing.ts';
import { resizeTo } from '../seeing/resizeTo.ts';
import { expectLines } from '../widths/expectLines.ts';
import { expectPlaces } from '../widths/expectPlaces.ts';
import { lengthenTexts } from '../widths/lengthenTexts.ts';
import { meetingDrawing } from '../widths/meetingDrawing.ts';

const [NARROWEST, WIDEST, STEP] = [320, 2560, 20];
const isFull = process.env['TEST_FULL'] !== undefined;
const STEPS = Array.from(
  { length: (WIDEST - NARROWEST) / STEP + 1 },
  (_, step) => NARROWEST + STEP * step,
);
const EDGES = [599, 767, 768, 1024, 1025];
const ALL = [...STEPS, ...EDGES].toSorted((one, other) => one - other);
/** `test:full` takes every width; else those beside which a page is composed anew, and some between. */
const WIDTHS = isFull ? ALL : [320, 390, 599, 600, 1024, 1025, 1060, 1280, 1920];
const WIDTHS_OF_LONG_TEXTS = isFull ? ALL : [320, 600, 1024, 1025, 1280];

const ways = waysToSignUp();

function schemesOf({ brand }: Way): readonly ('light' | 'dark')[] {
  return brand.theme.dark === undefined ? ['light'] : ['light', 'dark'];
}

/**
 * Each layout with a payment and without, in each scheme. A scheme changes colours and pictures: where
 * a brand has both, its own words are looked at in the one and longer ones in the other, and
 * `test:full` looks at both in both.
 */
function drawnAs(way: Way): string[] {
  const { needsPayment } = SIGNUP_TYPES[way.signupType];
  return schemesOf(way).map((scheme) => `${way.brand.theme.layout} ${scheme} ${needsPayment}`);
}

const shown = isFull ? ways : coverPairs(ways, drawnAs);

test('every layout is drawn in both schemes, with a payment and without', () => {
  expect(new Set(shown.flatMap(drawnAs)).size).toBe(4 * 2 * 2);
});

for (const way of shown) {
  const { brand, signupType } = way;
  const schemes = schemesOf(way);
  test(`${brand.id} (${signupType}, ${schemes.join(' and ')}) holds its layout '${brand.theme.layout}' at every width, and no text runs into another`, async ({
    open,
    page,
  }) => {
    // Every width twice in both schemes is long on a machine that has much else to do.
    if (isFull) test.slow();
    const { needsPayment } = SIGNUP_TYPES[signupType];
    await open(brand.id, `/signup?signupType=${signupType}`);
    const expectQuiet = (where: string) =>
      // A busy machine folds the summary some frames after the window has its size.
      expect
        .poll(
          async () => [
            ...(await overflowing(page)),
            ...(await meetingTexts(page)),
            ...(await meetingDrawing(page)),
          ],
          where,
        )
        .toEqual([]);

    for (const colorScheme of isFull ? schemes : schemes.slice(0, 1)) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await resizeTo(page, width);
        await expectQuiet(`at ${width}, ${colorScheme}`);
        await expectPlaces(page, width, needsPayment);
        await expectLines(page, width, brand.support);
      }
    }

    await lengthenTexts(page);
    for (const colorScheme of isFull ? schemes : schemes.slice(-1)) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS_OF_LONG_TEXTS) {
        await resizeTo(page, width);
        await expectQuiet(`at ${width}, ${colorScheme}, in longer words`);
      }
    }
  });
}

/** The prices that stand neither where their plan's title begins nor where its card ends. */
function adrift(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('fieldset label:has([id$="-title"])')].flatMap((card) => {
      const title = card.querySelector('[id$="-title"]');
      const price = [...card.querySelectorAll('[id$="-more"] *')].find(
        (it) => it.children.length === 0 && /^[$£]/.test(it.textContent),
      );
      if (!title || !price) return [];
      const range = document.createRange();
      range.selectNodeContents(price);
      const { left, right } = range.getBoundingClientRect();
      const end =
        card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight);
      const isPlaced =
        Math.abs(left - title.getBoundingClientRect().left) <= 2 || Math.abs(right - end) <= 2;
      return isPlaced ? [] : [price.textContent];
    }),
  );
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
      const misplaced = async () => [...(await meetingTexts(page)), ...(await adrift(page))];
      // As above: not at once on a busy machine.
      await expect.poll(misplaced, `at ${width}, ${size}`).toEqual([]);
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

  await page.setViewportSize({ width: 768, height: 900 });
  await open('ringwell', '/signup?signupType=answeringService&ach=true');
  const bank = page.locator('[data-region="ending"] [data-field]:has(input[inputmode="numeric"])');
  expect(await gapBetween(bank.nth(0), bank.nth(1))).toBe(12);
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
