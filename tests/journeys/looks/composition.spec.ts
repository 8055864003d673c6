import type { Page } from 'playwright/test';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { test as inNewPage } from '../../setup/journey.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { coverPairs } from '../acts/coverPairs.ts';
import { type Way, waysToSignUp } from '../acts/waysToSignUp.ts';
import { columnEnds } from '../seeing/columnEnds.ts';
import { composedOf } from '../seeing/composedOf.ts';
import { expectBigText } from '../seeing/expectBigText.ts';
import { expectFootOnPhone } from '../seeing/expectFootOnPhone.ts';
import { fieldAndButton } from '../seeing/fieldAndButton.ts';
import { measureLayoutShifts } from '../seeing/measureLayoutShifts.ts';
import { resizeTo } from '../seeing/resizeTo.ts';
import { drawnAs, walkWidths } from '../widths/walkWidths.ts';

const isFull = process.env['TEST_FULL'] !== undefined;

/** The fields that share a row, by both names. */
function linesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('[data-region="fields"] > [data-field]')];
    const tops = Map.groupBy(fields, (it) => Math.round(it.getBoundingClientRect().top));
    return [...tops.values()]
      .filter((line) => line.length > 1)
      .map((line) => line.map((it) => it.getAttribute('data-field')).join(' '));
  });
}

/** Today's amount in the summary, folded and unfolded, and beside the button. */
const AMOUNTS = 'aside summary > span:last-of-type, [data-summary="due"] dd, #submit-amount strong';

/** The font size, in px, of each visible text with the amount due today. */
function figuresInView(page: Page): Promise<number[]> {
  return page.evaluate(
    (amounts) =>
      [...document.querySelectorAll(amounts)].flatMap((it) => {
        const { bottom, top } = it.getBoundingClientRect();
        const isShown = it.checkVisibility({ visibilityProperty: true });
        const isInView = isShown && top >= 0 && bottom <= innerHeight;
        return isInView ? [Number.parseFloat(getComputedStyle(it).fontSize)] : [];
      }),
    AMOUNTS,
  );
}

/** The largest font size of an amount on the page, in px. */
function largestAmount(page: Page): Promise<number> {
  return page.evaluate(() => {
    const amounts = [...document.querySelectorAll('#root :not(:has(*))')].filter(
      (it) => /[$£]\d/.test(it.textContent) && it.getBoundingClientRect().height > 0,
    );
    const sizes = amounts.map((it) => Number.parseFloat(getComputedStyle(it).fontSize));
    return Math.max(0, ...sizes);
  });
}

/** `test:full` also checks sizes in between. */
const WINDOWS = [
  { width: 1025, height: 768 },
  ...(isFull
    ? [
        { width: 1280, height: 800 },
        { width: 1920, height: 1080 },
      ]
    : []),
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

const allWays = waysToSignUp();
const pays = (way: Way) => SIGNUP_TYPES[way.signupType].needsPayment;

/**
 * Each part of a page, and each layout with and without a payment, in both schemes; `test:full`
 * checks every brand and type.
 */
const shapes = isFull
  ? allWays
  : coverPairs(allWays, (way) => [...composedOf(way), ...drawnAs(way)]);
/** The pages that are also checked at every width. */
const walked = isFull ? allWays : coverPairs(shapes, drawnAs);

test('every layout is checked at every width, in both schemes', () => {
  expect(new Set(walked.flatMap(drawnAs)).size).toBe(4 * 2 + 2);
});

for (const way of shapes) {
  const { brand, signupType } = way;
  inNewPage(
    `${brand.id} (${signupType}) leads to its button, on a phone and at a desk`,
    async ({ open, page }) => {
      // Every width twice in both schemes takes long on a busy machine.
      if (isFull) inNewPage.slow();
      const form = new SignupForm(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const shift = await measureLayoutShifts(page);
      await open(brand.id, `/signup?signupType=${signupType}`);
      // Some markets ask the question about measuring first.
      const refuse = page.getByRole('button', { name: 'No, thanks' });
      if (await refuse.isVisible()) await refuse.click();
      // Below the first screen.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

      await test.step('keeps amount and button at the bottom of a phone, except during typing', async () => {
        await expectFootOnPhone(page, form);
        expect(await shift()).toEqual([]);
      });

      await test.step('shows the amount due once per screen, and has no field below its button', async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await figuresInView(page), 'on a phone').toHaveLength(1);
        for (const { width, height } of WINDOWS) {
          await resizeTo(page, width, height);
          const figures = await figuresInView(page);
          expect(figures, `at ${width}`).toHaveLength(1);
          expect(figures[0], `nothing larger at ${width}`).toBeGreaterThanOrEqual(
            await largestAmount(page),
          );
          // A busy machine folds the summary some frames after the resize.
          if (pays(way)) {
            const below = async () => {
              const { field, button } = await fieldAndButton(page);
              return field > 0 ? field - button : Number.NaN;
            };
            await expect.poll(below, `below the button at ${width}`).toBeLessThanOrEqual(0);
          } else {
            const { rightBlank, panelBlank } = await columnEnds(page);
            expect(rightBlank, `beside the form at ${width}`).toBeLessThanOrEqual(80);
            expect(panelBlank, `on the panel at ${width}`).toBeLessThanOrEqual(32);
          }
        }
      });

      if (pays(way)) {
        await test.step('keeps related fields in one row', async () => {
          const lines = await linesOf(page);
          expect(lines).toContainEqual(
            expect.stringMatching(/fullName companyName|companyName fullName/),
          );
          expect(lines).toContain('email password');
        });
        await test.step('lets nothing below the fields outweigh the button', async () => {
          const coloured = page.locator('main button[type="submit"], [data-region="filler"] > *');
          const [accent, ...others] = await coloured.evaluateAll((all) =>
            all
              .toSorted(
                (one, other) => Number(other.matches('button')) - Number(one.matches('button')),
              )
              .map((it) => getComputedStyle(it).backgroundColor),
          );
          expect(others).not.toContain(accent);
        });
      } else {
        const due = page.locator('[data-summary="due"]');
        await expect(due).toHaveText('Due todayFree, no card needed');
        await expect(page.getByText(/[$£]0\.00/)).toHaveCount(0);
      }

      if (brand.theme.signature?.heading === 'highlight') {
        await test.step('begins its highlighted heading where its fields do', async () => {
          const startOf = (selector: string) =>
            page
              .locator(selector)
              .first()
              .evaluate((it) => it.getClientRects()[0]?.left);
          expect(await startOf('h1 > span')).toBeCloseTo((await startOf('#email')) ?? 0, 0);
        });
      }

      await test.step('fits a phone with its text at 200 %', async () => {
        await expectBigText(page);
      });

      if (!walked.includes(way)) return;
      await test.step('holds its layout at every width, and no text runs into another', async () => {
        await walkWidths(page, way);
      });
    },
  );
}

test('a page with payment shows the order beside the amount and folds many plans to the selected one', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('slotbook', '/signup?signupType=paid');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByRole('heading', { name: 'What is included' })).toBeInViewport();

  const plans = page.getByRole('main').getByRole('group', { name: 'Plan' });
  await expect(plans.getByRole('radio')).toHaveCount(0);
  await new SignupForm(page).choosePlan('Business');
  await expect(plans).toContainText('Business');
});

test('an upgrade shows every plan, however many there are', async ({ open, page }) => {
  await open('slotbook', '/demo/sign-in?as=owner');
  await page.getByRole('link', { name: /^(Change plan|Choose a plan)$/ }).click();
  const plans = page.getByRole('group', { name: 'Plan', exact: true }).getByRole('radio');
  await expect(plans).toHaveCount(3);
  await page.getByRole('radio', { name: /^Yearly/ }).check();
  await expect(page.getByRole('radio', { name: 'Team yearly', exact: true })).toBeVisible();
  await expect(plans).toHaveCount(3);
});

test('between a phone and a desktop fields are in pairs, 640 px wide together, and a phone shows what the Enter key of its keyboard does', async ({
  open,
  page,
}) => {
  await open('slotbook-ca', '/signup?signupType=paid');
  for (const width of [600, 768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    expect(await linesOf(page), `at ${width}`).toContain('fullName companyName');
    const column = await page.locator('[data-region="fields"]').boundingBox();
    expect(column?.width, `at ${width}`).toBe(Math.min(640, width - 64));
  }
  await page.setViewportSize({ width: 599, height: 1024 });
  expect(await linesOf(page)).toEqual([]);

  const fields = page.locator('main :is(input[type=text], input[type=tel], input[type=password])');
  const visible = fields.and(page.locator(':visible:not([tabindex="-1"])'));
  expect(await visible.count()).toBeGreaterThan(4);
  for (const field of await visible.all()) {
    await expect(field).toHaveAttribute('enterkeyhint', 'next');
  }
});
