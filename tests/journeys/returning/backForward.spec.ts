import type { Page } from 'playwright/test';
import { CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, wholeJourney } from '../../setup/wholeJourney.ts';
import { activateBy } from '../acts/activateBy.ts';
import { typedValues } from '../acts/typedValues.ts';

// Playwright turns the back/forward cache off by default.
const test = wholeJourney(['--disable-back-forward-cache']);

/** The headless shell caches no page, and lists this reason beside the others. */
const OF_THE_SHELL = 'BackForwardCacheDisabledForDelegate';

/** Leaves a page for another and comes back. Returns the browser's reasons for not caching it. */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<readonly string[]> {
  const reasons: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  const left = page.url();
  await page.goto(elsewhere);
  // Playwright's own method waits for a load, which a cached page does not have. Started before the
  // page is left.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(left, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  return reasons;
}

// The last part of each page. A page that is left while its frames load is not kept.
for (const [index, [kind, path, lastPart]] of (
  [
    ['paid', '/signup?signupType=paid', (page: Page) => new CardForm(page).field('postalCode')],
    ['free', '/signup?signupType=noCardSignup', (page: Page) => new SignupForm(page).submitButton],
  ] as const
).entries()) {
  test(
    `a ${kind} page that was left comes back whole`,
    allButFirst(index),
    async ({ open, originOf, page }) => {
      const form = new SignupForm(page);
      await open('slotbook-ca', path);
      const [checked] = await Promise.all([
        page.waitForResponse(/\/email$/),
        form.fill(aPerson(`back-${kind}@example.com`)),
      ]);
      // A response with no-store would keep a page that is itself no-store out of the cache.
      expect(checked.headers()['cache-control']).toBe('no-store');
      const typed = await typedValues(form);
      await expect(lastPart(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Reflect.set(window, 'isSame', true));

      const reasons = await leaveAndReturn(page, `${originOf('frontdesk-uk')}/signup`);

      expect(reasons.filter((reason) => reason !== OF_THE_SHELL)).toEqual([]);
      const isKept = !reasons.includes(OF_THE_SHELL);
      expect(await page.evaluate(() => Reflect.get(window, 'isSame') === true)).toBe(isKept);
      const password = isKept ? typed['password'] : '';
      await expect.poll(() => typedValues(form)).toEqual({ ...typed, password });
    },
  );
}

test(
  'a page that has sent its order asks the server when it comes back',
  IN_FULL,
  async ({ open, originOf, page }) => {
    const [person, form] = [aPerson('back-ordered@example.com'), new SignupForm(page)];
    await open('slotbook-ca', '/signup?signupType=noCardSignup');
    await form.fill(person);
    await form.submitButton.click();
    await expect(form.dialog).toBeVisible();

    await leaveAndReturn(page, `${originOf('frontdesk-uk')}/signup`);

    await expect(page.getByRole('main')).toContainText(`an activation link to ${person.email}`);
    await expect(form.dialog).toBeHidden();
  },
);

test(
  'after signing out, the back button shows nothing of the account',
  IN_FULL,
  async ({ mailTo, open, page, watch }) => {
    watch.allow(/status of 401/);
    const [person, form] = [aPerson('back-signed-out@example.com'), new SignupForm(page)];
    await open('chatmoor', '/signup');
    await form.fill(person);
    await form.submitButton.click();
    await expect(form.dialog).toBeVisible();
    const { links } = await mailTo(person.email);
    await activateBy(page, links.find((it) => it.includes('/activate?')) ?? '');
    await page.waitForURL(/\/account\?/);
    await expect(page.getByText(person.email).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/signup$/);

    await page.evaluate(() => history.back());

    await expect(page).not.toHaveURL(/\/signup$/);
    await page.waitForFunction(() => document.readyState === 'complete');
    await expect(page.getByText(person.email)).toHaveCount(0);
  },
);
