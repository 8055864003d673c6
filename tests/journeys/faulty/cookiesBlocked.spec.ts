import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWholeBrowser } from '../../../src/ops/commands/tests/findBrowser.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { expect, test as journey } from '../../setup/journey.ts';

/** The Chromium setting that blocks all cookies, and with them each page's storage. */
const BLOCKS_COOKIES = { profile: { default_content_setting_values: { cookies: 2 } } };

/** The headless shell does not have this setting. */
const browser = findWholeBrowser();

const test = journey.extend({
  context: async ({ playwright, extraHTTPHeaders, launchOptions, locale }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'profile-'));
    await mkdir(join(profile, 'Default'));
    await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(BLOCKS_COOKIES));
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(browser !== null && { executablePath: browser }),
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
      ...(locale && { locale }),
    });
    await use(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },
});

test('a visitor with blocked cookies reads so before and after the button, and not only to reload', async ({
  open,
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  const form = new SignupForm(page);
  await open('slotbook', '/signup?signupType=paid');
  await waitForHydration(page);
  const trouble = page.getByRole('alert').filter({ hasText: 'blocks cookies' });
  // The card's form is drawn once it is in view.
  await page.locator('#number').scrollIntoViewIfNeeded();
  await expect(trouble.getByRole('link', { name: 'Refresh the page' })).toBeVisible();
  await expect(page.getByText('The fault is ours')).toHaveCount(0);

  await open('slotbook', '/signup?signupType=free');
  await waitForHydration(page);
  await form.fill(aPerson('no-cookies@example.com'));
  await form.submitButton.click();
  await expect(form.dialog).toContainText('Your browser blocks cookies on this page');
  await expect(form.dialog).not.toContainText('What you typed is kept');
});
