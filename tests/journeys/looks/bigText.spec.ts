import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { demoLink } from '../acts/demoLink.ts';
import { brokenWords } from '../seeing/brokenWords.ts';
import { expectBigText } from '../seeing/expectBigText.ts';

for (const [index, brand] of ['careline', 'ringwell'].entries()) {
  const title = `the bank form of ${brand} fits phones with its text at 200 %`;
  test(title, allButFirst(index), async ({ open, page }) => {
    await open(brand, '/signup?signupType=answeringService&ach=true');
    await waitForHydration(page);
    await expect(page.getByRole('radio', { name: 'Bank debit' })).toBeChecked();
    await expectBigText(page);
  });
}

test('the dialog of a plan and a receipt break no word on a phone with their text at 200 %', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('chatmoor', '/signup?signupType=noCardSignup');
  await waitForHydration(page);
  const form = new SignupForm(page);
  await form.fill(aPerson('big.receipt@example.com'));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.locator('summary').filter({ hasText: 'Order summary' }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(form.dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await form.submitButton.click();
  await expect(form.dialog).toContainText('Order number');
  expect(await brokenWords(page)).toEqual([]);
});

test(
  'the longest words of error pages fit phones with their text at 200 %',
  IN_FULL,
  async ({ open, page, watch }) => {
    watch.allow(/status of 400/);
    for (const [brand, path] of [
      ['frontdesk', '/error'],
      ['ringwell-uk', '/uk/error'],
      ['ringwell', `${demoLink('ringwell', 'wrong', 'Wrong pin')}&lang=es-US`],
    ] as const) {
      await open(brand, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectBigText(page);
    }
  },
);
