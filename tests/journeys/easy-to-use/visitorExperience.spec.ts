import type { Page } from 'playwright/test';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { smallTargets } from '../seeing/smallTargets.ts';

test('a target that is too small is reported', async ({ open, page }) => {
  await open('slotbook', '/signup');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'x';
    button.className = 'small';
    document.body.append(button);
    Object.assign(button.style, { width: '20px', height: '20px', padding: '0' });
  });
  expect(await smallTargets(page)).toEqual(["button 'x': 20 × 20"]);
});

/** Returns the focused element if it is not visible; null if it is, or if nothing has the focus. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const sees =
      over &&
      (element.contains(over) || over.closest('label, span')?.parentElement?.contains(element));
    return sees ? null : element.id || element.textContent;
  });
}

test('the focused element is in view, and nothing covers it', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const form = new SignupForm(page);
  await open('ringwell', '/signup');
  await waitForHydration(page);
  // The card's fields are drawn when they come near, and a page that is still drawing is not the
  // subject here.
  await page.locator('#number').scrollIntoViewIfNeeded();
  await expect(form.submitButton).toBeEnabled();
  await page.evaluate(() => scrollTo(0, 0));
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    // A provider's frame scrolls into view a moment after it has the focus.
    await expect.poll(() => hiddenFocus(page)).toBeNull();
  }
  await expect(form.dialog).toBeHidden();
});

test('a full field keeps the focus', async ({ open, page }) => {
  const form = new SignupForm(page);
  await open('slotbook', '/signup');
  await waitForHydration(page);
  await form.phoneNumber.pressSequentially('2015550123');
  await expect(form.phoneNumber).toHaveValue('2015550123');
  await expect(form.phoneNumber).toBeFocused();
  await form.password.pressSequentially('engine1843'.repeat(7));
  await expect(form.password).toBeFocused();
});

test('nothing moves for a visitor who prefers reduced motion', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('slotbook', '/signup');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`
          .split(',')
          .map((it) => Number.parseFloat(it));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

test('in forced colours a selected plan, a ticked box and the focus are distinguishable', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = new SignupForm(page);
  await open('chatmoor-uk', '/signup');
  await waitForHydration(page);
  const outline = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(await outline('label:has(input:checked)')).toBe('solid');
  expect(await outline('label:has(input[type=radio]:not(:checked))')).toBe('none');
  await form.email.focus();
  await expect(form.email).toHaveCSS('outline-style', 'solid');
});
