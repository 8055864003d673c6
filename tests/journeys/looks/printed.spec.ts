import type { Locator, Page } from 'playwright/test';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

const [WHITE, BLACK] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];

/** The size of a sheet of paper without its margins. */
const PAPER = { width: 740, height: 1000 };

/** Opens a page and emulates print once the styles for paper have loaded. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const inks = page.locator('body');
  await expect(inks).toHaveCSS('color', BLACK);
  await expect(inks).toHaveCSS('background-color', WHITE);
}

const grounds = (places: Locator) =>
  places.evaluateAll((all) =>
    all.flatMap((it) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(it, '::before');
      return [getComputedStyle(it).backgroundColor, backgroundColor, backgroundImage];
    }),
  );

test(
  'a printed page has its summary unfolded, black on white, and no buttons',
  IN_FULL,
  async ({ open, page }) => {
    await page.setViewportSize(PAPER);
    // On a screen it has colours, a panel, a pattern and an illustration.
    await open('frontdesk', '/signup');
    await waitForHydration(page);
    await print(page);
    const summary = page.getByRole('complementary', { name: 'Order summary' });
    await expect(summary.getByText('What is included')).toBeVisible();
    for (const ground of await grounds(page.locator('header, aside, main'))) {
      expect([WHITE, 'rgba(0, 0, 0, 0)', 'none']).toContain(ground);
    }
    await expect(page.locator('header h1')).toHaveCSS('color', BLACK);
    await expect(page.locator('[data-kept^="illustration"]:visible')).toHaveCount(0);
    await expect(page.locator('button[type="submit"]')).toBeHidden();
    await expect(page.getByText('Local providers')).toBeHidden();
    // A phone number keeps its dial code, without the arrow of its list.
    const code = page.locator('button', { has: page.locator('[data-country]') });
    await expect(code).toBeVisible();
    await expect(code.locator('svg')).toBeHidden();
    // A sentence keeps the words that are links.
    await expect(page.getByText('Terms and Conditions').last()).toBeVisible();
  },
);

test('only the receipt is printed, and terms are printed to their end', async ({ open, page }) => {
  await page.setViewportSize(PAPER);
  await open('frontdesk', '/signup');
  await waitForHydration(page);
  const form = new SignupForm(page);
  await page.getByRole('main').getByText('Terms and Conditions').last().click();
  await expect(form.dialog).toBeVisible();
  await print(page);
  const endOf = () =>
    form.dialog.evaluate((it) => it.scrollHeight - it.getBoundingClientRect().height);
  expect(await endOf()).toBeLessThanOrEqual(1);
  await expect(page.locator('[data-page]')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await form.dialog.getByRole('button', { name: 'Close' }).first().click();
  await form.fill(aPerson('printed@example.com'));
  await form.submitButton.click();
  await expect(form.dialog.locator('dl')).toBeVisible();
  await print(page);
  await expect(form.dialog).toHaveCSS('box-shadow', 'none');
  await expect(form.dialog.locator('[data-scene]')).toBeHidden();
  await expect(form.dialog.locator('dl')).toBeVisible();
  await expect(form.dialog.locator('button, [data-variant]').locator('visible=true')).toHaveCount(
    0,
  );
  await expect(page.locator('[data-page]')).toBeHidden();
});
