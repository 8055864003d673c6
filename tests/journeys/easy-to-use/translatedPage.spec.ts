import type { Page } from 'playwright/test';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { translateByBrowser } from '../acts/translateByBrowser.ts';

/** Actions on a page that change its texts. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'another plan': (page) => new SignupForm(page).choosePlan('Ring 250'),
  'the button, with nothing filled in': (page) => new SignupForm(page).submitButton.click(),
  'a name': async (page) => {
    await page.locator('#fullName').fill('Ada Lovelace');
    await page.locator('#fullName').blur();
  },
  'the button again': (page) => new SignupForm(page).submitButton.click(),
  'another way to pay': (page) => page.getByRole('radio', { name: 'Bank debit' }).check(),
  'the plan of before': (page) => new SignupForm(page).choosePlan('Ring 100'),
};

/** A browser's translator replaces a page's text nodes by its own elements. */
test(
  'a translated page shows the same as any other, whatever changes',
  IN_FULL,
  async ({ context, open, originOf, page }) => {
    const { pathname, search } = new URL((await open('ringwell', '/signup?signupType=paid')).url());
    const translated = await context.newPage();
    await translated.goto(`${originOf('ringwell')}${pathname}${search}`);
    await translated.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    await translateByBrowser(translated);

    for (const [step, act] of Object.entries(STEPS)) {
      for (const each of [page, translated]) await act(each);
      const said = (each: Page) => each.locator('body').innerText();
      await expect(async () => {
        expect(await said(translated), step).toBe(await said(page));
      }).toPass();
    }
    expect(await translated.locator('font').count()).toBeGreaterThan(100);
  },
);
