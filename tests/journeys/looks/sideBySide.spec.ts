import type { Locator, Page } from 'playwright/test';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { meetingTexts } from '../seeing/meetingTexts.ts';
import { resizeTo } from '../seeing/resizeTo.ts';
import { WALKED } from '../widths/walkWidths.ts';

/** The prices that are aligned neither with their plan's title nor with the card's end. */
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
    for (const width of WALKED.filter((it) => it <= 1280)) {
      await resizeTo(page, width);
      const misplaced = async () => [...(await meetingTexts(page)), ...(await adrift(page))];
      // Polled, because a busy machine takes time.
      await expect.poll(misplaced, `at ${width}, ${size}`).toEqual([]);
    }
  }
});

test(
  'a long word of a name takes its whole line, and neither a badge nor a neighbour takes from it',
  IN_FULL,
  async ({ open, page }) => {
    const word = 'Geschäftsbereichsübergreifende';
    await open('chatmoor', '/signup');
    const badge = page.getByText('Most popular', { exact: true });
    await page.evaluate((it) => {
      for (const title of document.querySelectorAll('fieldset label [id$="-title"]')) {
        title.textContent = it;
      }
    }, word);
    const title = page.locator('fieldset label', { has: badge }).locator('[id$="-title"]');
    for (const width of [320, 390, 480, 600, 1025]) {
      await resizeTo(page, width);
      const [above, below] = [await title.boundingBox(), await badge.boundingBox()];
      if (!above || !below) throw new Error('The plan has no badge.');
      expect(await meetingTexts(page), `plans at ${width}`).toEqual([]);
      const isInOneLine = above.height < 30;
      expect(isInOneLine || below.y >= above.y + above.height - 1, `at ${width}`).toBe(true);
    }

    await open('ringwell', '/signup');
    await page.evaluate((it) => {
      for (const names of document.querySelectorAll('.Extras-names')) names.textContent = it;
    }, `${word}r, Terminvereinbarungsverwaltungen`);
    for (const width of [600, 1025, 1100]) {
      await resizeTo(page, width);
      expect(await meetingTexts(page), `add-ons at ${width}`).toEqual([]);
    }

    await resizeTo(page, 320);
    // As wide as 32 letters can be: wider than the row, so that the word breaks.
    const ends = await page.evaluate((it) => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      return [...document.querySelectorAll('dl dt')].map((name) => {
        name.textContent = it;
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect().right;
      });
    }, 'W'.repeat(32));
    expect(Math.max(...ends), 'rows of the order').toBeLessThanOrEqual(304);
    expect(ends.length).toBeGreaterThan(0);
  },
);

/** Returns the gap between two elements in a row. */
async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [left, right] = [await one.boundingBox(), await other.boundingBox()];
  return left && right ? Math.round(right.x - left.x - left.width) : Number.NaN;
}

test('neighbours have equal gaps, in the form and in the payment', async ({ open, page }) => {
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

test('on a phone each payment method is one line, and separate controls are finger-sized', async ({
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
