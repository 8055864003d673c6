import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { waysToSignUp } from '../acts/waysToSignUp.ts';
import { columnEnds } from '../seeing/columnEnds.ts';
import { resizeTo } from '../seeing/resizeTo.ts';
import { summaryAtEnd } from '../seeing/summaryAtEnd.ts';

/** How far the right column may end below the left one, and the largest blank in each, in px. */
const APART = 130;
const BLANK = 140;
/** The largest blank beside a payment above the contact lines, where a drawing can be, in px. */
const UNFILLED = 170;
/** How far the fields' column may end below the payment before anything is typed. */
const LONGER = 48;
/** How far apart both columns end where nothing is paid, and the form is the longer one. */
const TOGETHER = 24;
/** The largest gap in a summary whose height depends on nothing else. */
const GAP = 80;
/** The largest blank on the panel with the next steps. */
const ON_PANEL = 32;

/** The largest blank at a page's end above the contact lines, in a window 900 px high. */
const AT_END = 80;

/** The largest blank below the last line of a phone's page, in px. */
const FOOT = 64;

for (const [index, { brand, signupType }] of waysToSignUp().entries()) {
  test(
    `the columns of ${brand.id} (${signupType}) end together, and its phone's page with its last line`,
    allButFirst(index),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      // What unfolds would be measured on its way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(brand.id, `/signup?signupType=${signupType}`);
      // The open question about measuring reserves room below the page.
      const refuse = page.locator('#privacy button[value="refused"]');
      if (await refuse.isVisible()) await refuse.click();

      const steps = page.locator('[data-region="filler"] > [data-kept="next-steps"]');
      const pays = SIGNUP_TYPES[signupType].needsPayment;
      const expectRhythm = async (state: string) => {
        for (const width of [1280, 1440]) {
          await resizeTo(page, width, 900);
          const { left, right, leftBlank, rightBlank, isFootRight, panelBlank } =
            await columnEnds(page);
          const at = `${state} at ${width}`;
          expect(panelBlank, `panel, ${at}`).toBeLessThanOrEqual(ON_PANEL);
          expect(rightBlank, `right, ${at}`).toBeLessThanOrEqual(pays ? BLANK : GAP);
          expect(right - left, `ends, ${at}`).toBeLessThanOrEqual(APART);
          // The free height is above the contact lines, which end the shorter column.
          if (!pays) {
            expect(leftBlank, `left, ${at}`).toBeLessThanOrEqual(BLANK);
            expect(left - right, `ends, ${at}`).toBeLessThanOrEqual(isFootRight ? TOGETHER : APART);
          }
          if (pays && state === 'empty') expect(left - right, at).toBeLessThanOrEqual(LONGER);
          if (pays) {
            // A drawing needs more room than what happens next.
            const most = (await steps.isVisible()) ? UNFILLED : BLANK;
            expect(leftBlank, `above the contact lines, ${at}`).toBeLessThanOrEqual(most);
          }
        }
      };
      await expectRhythm('empty');
      await page.locator('main button[type="submit"]').click();
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
      await expectRhythm('with errors');
      if (!pays && (await columnEnds(page)).isFootRight) {
        const { closest, atEnd } = await summaryAtEnd(page);
        expect(atEnd, 'above the contact lines, at the end').toBeLessThanOrEqual(AT_END);
        expect(closest, 'above the contact lines').toBeGreaterThanOrEqual(20);
      }
      // The line with the number of problems belongs to what is below it, heading or not.
      const list = page.locator('[data-region="fields"] > :has(> [data-tone="danger"])');
      if (await list.isVisible()) {
        const gap = await list.evaluate((it) => {
          const below = it.nextElementSibling?.getBoundingClientRect().top ?? 0;
          return below - (it.firstElementChild?.getBoundingClientRect().bottom ?? 0);
        });
        expect(gap, 'below the number of problems').toBeLessThanOrEqual(32);
      }

      await resizeTo(page, 390, 844);
      // The privacy link is added late, in reserved space.
      const footOf = () =>
        page.evaluate(() => {
          const lines = [...document.querySelectorAll('footer :is(a, span, button)')];
          const ends = lines.map((it) => it.getBoundingClientRect().bottom + scrollY);
          return document.documentElement.scrollHeight - Math.max(...ends);
        });
      await expect.poll(footOf).toBeLessThanOrEqual(FOOT);
    },
  );
}

for (const [index, [brand, path]] of (
  [
    ['ringwell', '?signupType=freeTrial&ach=true'],
    ['careline', '?signupType=answeringService&ach=true'],
    ['ringwell-uk', '?signupType=freeTrial&gc=true'],
    // The payment is a few lines longer than the fields.
    ['frontdesk-uk', '?signupType=paid'],
  ] as const
).entries()) {
  test(
    `what happens next has one form beside the payment of ${brand}${path}, and no drawing is seen twice`,
    allButFirst(index),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(brand, `/signup${path}`);
      // A direct debit has a separate window, and no field here.
      if (!path.includes('gc=')) {
        await expect(page.locator('#routingNumber, #number').first()).toBeVisible();
      }
      const steps = page.locator('[data-region="filler"] > [data-kept="next-steps"]');
      const drawing = page.locator('[data-region="filler"] > [data-kept="illustration-below"]');
      const drawings = page.locator('[data-kept^="illustration"]:visible img');
      for (const [width, height] of [
        [1025, 768],
        [1280, 900],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await resizeTo(page, width, height);
        const { left, right, panelBlank } = await columnEnds(page);
        expect(Math.abs(left - right), `at ${width}`).toBeLessThanOrEqual(48);
        expect(panelBlank, `at ${width}`).toBeLessThanOrEqual(ON_PANEL);
        expect(await steps.getByRole('heading').count(), `at ${width}`).toBe(
          Number(await steps.isVisible()),
        );
        const { height: high = 0 } = (await steps.boundingBox()) ?? {};
        expect(high, `what happens next at ${width}`).toBeLessThanOrEqual(172);
        const drawn = (await drawing.isVisible()) ? await drawing.boundingBox() : null;
        expect(drawn?.height ?? 0, `drawing at ${width}`).toBeLessThanOrEqual(384);
        expect(drawn?.height ?? 384, `drawing at ${width}`).toBeGreaterThanOrEqual(148);
        const files = await drawings.evaluateAll((all) => all.map((it) => it.getAttribute('src')));
        expect(new Set(files).size, `drawings at ${width}`).toBe(files.length);
      }
    },
  );
}

test('the next steps do not touch the field above, however little room there is', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('frontdesk-uk', '/signup?signupType=paid');
  // Errors make both columns longer.
  await page.locator('[data-readiness="ready"]').waitFor();
  await page.locator('main button[type="submit"]').click();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
  const steps = page.locator('[data-region="filler"] > [data-kept="next-steps"] li');
  await expect(steps.first()).toBeAttached();
  let seen = 0;
  for (let width = 1040; width <= 1440; width += 40) {
    await resizeTo(page, width, 900);
    const step = steps.first();
    if (!(await step.isVisible())) continue;
    seen += 1;
    const fields = await page.locator('[data-region="fields"]').boundingBox();
    const { y = 0 } = (await step.boundingBox()) ?? {};
    expect(y - (fields?.y ?? 0) - (fields?.height ?? 0), `at ${width}`).toBeGreaterThanOrEqual(24);
  }
  expect(seen).toBeGreaterThan(0);
});

for (const [index, brand] of ['chatmoor', 'frontdesk'].entries()) {
  test(
    `the heading on the band of ${brand} is as far from the logo as from the band's foot`,
    allButFirst(index),
    async ({ open, page }) => {
      await open(brand, '/signup');
      for (const width of [1025, 1280, 1920]) {
        await resizeTo(page, width);
        const gaps = await page.evaluate(() => {
          const boxOf = (it: Element | null | undefined) =>
            it?.getBoundingClientRect() ?? new DOMRect();
          const band = document.querySelector('header');
          const heading = boxOf(band?.querySelector('h1')?.parentElement);
          const logo = boxOf(band?.querySelector('a'));
          return { above: heading.top - logo.bottom, below: boxOf(band).bottom - heading.bottom };
        });
        expect(gaps.below - gaps.above, `at ${width}`).toBeLessThanOrEqual(32);
      }
    },
  );
}

for (const [index, [layout, brand, signupTypes]] of (
  [
    ['rail', 'coursenest', ['free', 'paid']],
    // The question needs an answer first, because it reserves room.
    ['rail', 'chatmoor-uk', ['noCardSignup', 'paid']],
    ['split', 'facetable', ['free', 'paid']],
  ] as const
).entries()) {
  test(
    `a high window makes a ${layout} no higher than its form, on ${brand}`,
    allButFirst(index),
    async ({ open, page }) => {
      for (const signupType of signupTypes) {
        await page.setViewportSize({ width: 1920, height: 1000 });
        await open(brand, `/signup?signupType=${signupType}`);
        const before = await columnEnds(page);
        expect(before.right - before.left, signupType).toBeLessThanOrEqual(APART + 8);
        await resizeTo(page, 1920, 1600);
        const after = await columnEnds(page);
        // A typeface that loads meanwhile can add or remove a line.
        expect(Math.abs(after.left - before.left), signupType).toBeLessThan(60);
        expect(Math.abs(after.right - before.right), signupType).toBeLessThan(60);
      }
    },
  );
}

test(
  'the line that joins the next steps is visible on their panel, in the dark too',
  IN_FULL,
  async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('chatmoor', '/signup?signupType=noCardSignup');
    const { line, text } = await page
      .locator('[data-summary="next"] li')
      .first()
      .evaluate((step) => ({
        line: getComputedStyle(step, '::after').borderInlineStartColor,
        text: getComputedStyle(step).color,
      }));
    expect(line).toBe(text);
  },
);
