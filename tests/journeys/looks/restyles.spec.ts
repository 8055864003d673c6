import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { traceThreads } from '../seeing/traceThreads.ts';

for (const [id, path] of [
  // Has a language switch beside other parts of its header.
  ['slotbook', '/signup?signupType=noCardSignup'],
  ['frontdesk-ca', '/signup?signupType=noCardSignup'],
  ['coursenest', '/signup?signupType=free'],
  ['chatmoor', '/signup?signupType=noCardSignup'],
] as const) {
  test(
    `${id}${path} gives few elements their styles anew while fields are filled in`,
    IN_FULL,
    async ({ browser, open, page }) => {
      // The bar at the bottom of a phone disappears during typing.
      await page.setViewportSize({ width: 390, height: 844 });
      await open(id, path);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      const { email } = new SignupForm(page);
      const trace = await traceThreads(browser, ['devtools.timeline']);
      await email.focus();
      await page.keyboard.type('ada@');
      for (const _ of ['next', 'after']) await page.keyboard.press('Tab');
      // Its error shows.
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      const { restyled } = await trace.end();

      expect(restyled.length).toBeGreaterThan(0);
      const [error = 0, ...others] = restyled.toSorted((a, b) => b - a);
      // The page has 230 to 360 elements. With a selector that ends in :has(), each focus restyled all.
      expect(error).toBeLessThan(100);
      // With :has() over something that each key changes, such as a value, a key restyled 27 to 57.
      expect(Math.max(...others)).toBeLessThan(20);
    },
  );
}

test(
  'a press on a field of a paid page restyles few elements',
  IN_FULL,
  async ({ browser, open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Its plans, periods and payment methods use :has() for what is checked in them.
    await open('coursenest', '/signup?signupType=paid');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const { fullName, companyName } = new SignupForm(page).fields;
    await fullName.click();
    const trace = await traceThreads(browser, ['devtools.timeline']);
    await companyName.click();
    await fullName.click();
    const { restyled } = await trace.end();
    expect(restyled.length).toBeGreaterThan(0);
    // With a selector that continues after :has(), each change restyled everything it could match:
    // 27, twice.
    expect(Math.max(...restyled)).toBeLessThan(12);
  },
);
