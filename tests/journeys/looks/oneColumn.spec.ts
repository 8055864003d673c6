import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { freeWays, type Way } from '../acts/waysToSignUp.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

test('in a very low window, as with a desktop page at 400 %, the bar does not cover the form', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('slotbook', '/signup?signupType=paid');
  const button = page.locator('main button[type="submit"]');
  await expect(button).toBeInViewport();
  await resizeTo(page, 320, 225);
  // Below the summary, among the fields.
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
});

for (const [index, [brand, type]] of (
  [
    ['frontdesk', 'noCardSignup'],
    ['slotbook-ca', 'paid'],
  ] as const
).entries()) {
  test(
    `the unfolded summary of ${brand} has its lists side by side on a tablet`,
    allButFirst(index),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await open(brand, `/signup?signupType=${type}`);
      const summary = page.getByRole('complementary', { name: 'Order summary' });
      await summary.locator('summary').first().click();
      // During the unfolding, positions read one after another do not match.
      await expect(async () => {
        const due = await summary.getByText('Due today', { exact: true }).boundingBox();
        const included = await summary.getByText('What is included').boundingBox();
        const steps = await summary.getByText('What happens next').first().boundingBox();
        if (!due || !included || !steps) throw new Error('The summary lacks a list.');
        expect(Math.abs(due.y + due.height / 2 - included.y - included.height / 2)).toBeLessThan(3);
        expect(included.x).toBeGreaterThan(due.x + 200);
        expect(steps.x).toBe(included.x);
      }).toPass();
    },
  );
}

/** Every brand without a charge today, in each language. The first has the widest typeface. */
const inWords = freeWays()
  .flatMap((way) => way.brand.languages.map((tag) => ({ ...way, tag })))
  .toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf({ brand }: Way): number {
  return brand.id === 'coursenest' ? 0 : 1;
}

for (const [index, { brand, signupType, tag }] of inWords.entries()) {
  test(
    `what ${brand.id} says in place of an amount is on one line: ${signupType} in ${tag}`,
    allButFirst(index),
    async ({ open, page }) => {
      await open(brand.id, `/signup?signupType=${signupType}&lang=${tag}`);
      await page.evaluate(() => document.querySelector('aside details')?.setAttribute('open', ''));
      for (const width of [390, 600, 768, 1024, 1025, 1280]) {
        await resizeTo(page, width);
        const lines = await page.locator('aside dd[data-words]').evaluate((it) => {
          const text = document.createRange();
          text.selectNodeContents(it);
          return new Set([...text.getClientRects()].map(({ top }) => top)).size;
        });
        expect(lines, `at ${width}`).toBe(1);
      }
    },
  );
}

test("on the slimmest phone a plan's description has the width of its card", async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('chatmoor', '/signup');
  const spare = await page.evaluate(() =>
    [...document.querySelectorAll('fieldset label:has([id$="-title"])')].map((card) => {
      const { paddingRight } = getComputedStyle(card);
      const end = card.getBoundingClientRect().right - Number.parseFloat(paddingRight);
      const texts = [...card.querySelectorAll('[id$="-more"] > *')];
      // Longer than a badge, and without a currency.
      const description = texts
        .filter(({ textContent }) => !/[$£]/.test(textContent))
        .toSorted((one, other) => other.textContent.length - one.textContent.length)[0];
      return Math.round(end - (description?.getBoundingClientRect().right ?? 0));
    }),
  );
  expect(spare.length).toBeGreaterThan(1);
  for (const width of spare) expect(width).toBeLessThanOrEqual(1);
});

for (const [index, brand] of ['ringwell', 'ringwell-ca', 'ringwell-uk', 'careline'].entries()) {
  test(
    `a phone shows the first field of ${brand} at first sight, below its plan and what adds to it`,
    allButFirst(index),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(brand, '/signup?signupType=answeringService');
      const form = new SignupForm(page);
      const field = await form.companyName.boundingBox();
      const button = await form.submitButton.boundingBox();
      if (!field || !button) throw new Error('The form lacks a field, or its button.');
      expect(field.y + field.height).toBeLessThan(button.y - 12);
      // The selection is shown.
      const addOns = page.locator('details').filter({ has: page.getByText('Add-ons').first() });
      await addOns.locator('summary').click();
      await addOns.getByRole('checkbox').first().check();
      await expect(addOns.locator('.Extras-names')).toBeVisible();
    },
  );
}

test('a window that becomes as wide as a desk shows the whole summary at once', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open('slotbook-ca', '/signup?signupType=paid');
  const heights = page.evaluate(async () => {
    const seen = new Set<number>();
    const summary = document.querySelector('aside details');
    const nextFrame = () => new Promise(requestAnimationFrame);
    while (!matchMedia('(min-width: 1025px)').matches) await nextFrame();
    for (let frames = 0; frames < 20; frames += 1) {
      seen.add(Math.round(summary?.getBoundingClientRect().height ?? 0));
      await nextFrame();
    }
    return [...seen];
  });
  await page.setViewportSize({ width: 1280, height: 900 });

  const [height = 0, ...others] = await heights;
  expect(height).toBeGreaterThan(300);
  expect(others).toEqual([]);
});
