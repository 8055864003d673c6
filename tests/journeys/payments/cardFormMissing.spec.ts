import type { Page } from 'playwright/test';
import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { CARDS } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { drawCard, PAID, place } from '../acts/drawCard.ts';

/** The message that the card form is unavailable. */
const troubleOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'could not be loaded' });

for (const [what, kept, said] of [
  ["its token's call", '**/client-token', 'The card form could not be loaded.'],
  [
    "the robot check's script",
    '**/recaptcha/enterprise.js*',
    'The robot check could not be loaded',
  ],
] as const) {
  test(
    `a card form that lacks ${what} says which it is, and can be tried again`,
    IN_FULL,
    async ({ open, page, watch }) => {
      // The browser's own message; nothing is reported as a fault of the page.
      watch.allow(/ERR_BLOCKED_BY_CLIENT/);
      await page.route(kept, (route) => route.abort('blockedbyclient'));
      await open('slotbook', PAID);
      const alert = troubleOf(page);
      await page.getByRole('heading', { name: 'Payment' }).scrollIntoViewIfNeeded();
      await expect(alert).toContainText(said);
      const form = new SignupForm(page);
      await expect(form.submitButton).toBeEnabled();
      await expect(form.submitButton).toHaveAccessibleDescription(new RegExp(said));
      await form.fill(aPerson('without.card@example.com'));
      await form.submitButton.click();
      await expect(alert).toBeInViewport();
      await expect(page.locator('#CC-status')).toBeFocused();
      await page.unroute(kept);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await (await drawCard(page)).typeIn({ number: CARDS.visa });
      await expect(form.submitButton).toBeEnabled();
    },
  );
}

const BLOCKED = [
  ['frames', '**/hosted-fields-frame*.html*'],
  ["frames' script", '**/hosted-fields-frame.js'],
] as const;

for (const [index, [what, blocked]] of BLOCKED.entries()) {
  const title = `a blocker that keeps the card's ${what} away is known at once, and nothing is left empty`;
  test(title, allButFirst(index), async ({ originOf, page, watch }) => {
    watch.allow(/ERR_BLOCKED_BY_CLIENT/);
    await page.clock.install();
    await page.route(blocked, (route) => route.abort('blockedbyclient'));
    const kept = page.waitForRequest('**/hosted-fields-frame*');
    await page.goto(`${originOf('slotbook')}${PAID}`);
    await place(page, 'Card number').scrollIntoViewIfNeeded();
    await kept;
    const alert = troubleOf(page);
    await expect(async () => {
      await page.clock.fastForward('00:02');
      await expect(alert).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.unroute(blocked);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await (await drawCard(page)).typeIn({ number: CARDS.visa });
  });
}

test(
  'a card provider that does not answer is abandoned after a minute, and tried again',
  IN_FULL,
  async ({ originOf, page }) => {
    await page.clock.install();
    const frames = '**/hosted-fields-frame*';
    await page.route(frames, () => new Promise(() => undefined));
    const asked = page.waitForRequest(frames);
    await page.goto(`${originOf('slotbook')}${PAID}`);
    await place(page, 'Card number').scrollIntoViewIfNeeded();
    await asked;
    await page.clock.fastForward('01:01');
    const alert = troubleOf(page);
    await expect(alert).toBeVisible();
    await page.unroute(frames);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await (await drawCard(page)).typeIn({ number: CARDS.visa });
  },
);

test('axe finds nothing in a form that failed to load', IN_FULL, async ({ open, page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route('**/client-token', (route) => route.abort());
  await open('ringwell', '/signup');
  await page.getByRole('heading', { name: 'Payment' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
