import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { holdAccount } from '../acts/holdAccount.ts';
import { SocialButtons } from '../acts/SocialButtons.ts';
import { measureLayoutShifts } from '../seeing/measureLayoutShifts.ts';

test('a brand without a start page shows its own 404 there', async ({ open, page, watch }) => {
  watch.allow(/status of 404/);
  for (const id of ['slotbook', 'frontdesk-uk']) {
    expect((await open(id, '/start-now')).status(), id).toBe(404);
    await expect(page.getByText('This page could not be found.')).toBeVisible();
  }
});

for (const { brand } of shippedBrands()) {
  const { id, headings, social } = brand;
  if (!social.startPage.on) continue;

  test(`${id}'s start page offers its buttons first, and hands over its own value`, async ({
    open,
    page,
    watch,
  }) => {
    const shift = await measureLayoutShifts(page);
    // The typeface moves centred texts by some pixels, which the tests of late arrivals measure.
    watch.allow(/ERR_FAILED|woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    await open(id, '/start-now');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: headings.start })).toBeVisible();
    const buttons = new SocialButtons(page);
    expect(await buttons.stateOf('Continue with Google')).toMatchObject({
      signupType: social.startPage.signupType,
    });
    const button = await buttons.button('Continue with Google').boundingBox();
    const field = await new SignupForm(page).fullName.boundingBox();
    expect(button?.y).toBeLessThan(field?.y ?? 0);
    expect(await findViolations(page)).toEqual([]);
    expect(await shift()).toEqual([]);
  });

  test(`${id}'s start page signs a visitor up by Google`, IN_FULL, async ({ open, page }) => {
    await open(id, '/start-now');
    await waitForHydration(page);
    const buttons = new SocialButtons(page);
    await buttons.be('Continue with Google', 'Grace Hopper', 'start.google@example.com');
    await expect(page).toHaveURL(/\/account/);
    await expect(page.getByText('start.google@example.com')).toBeVisible();
  });

  test(`${id}'s start page signs a visitor up by e-mail`, IN_FULL, async ({ open, page }) => {
    const form = new SignupForm(page);
    await open(id, '/start-now');
    await waitForHydration(page);
    await holdAccount(page);
    await form.fill(aPerson('start.mail@example.com'));
    await form.submitButton.click();
    await expect(form.dialog).toContainText('Welcome to the front desk');
  });

  test(`${id}'s start page is shown again to a visitor who turns back at Google`, async ({
    open,
    page,
  }) => {
    await open(id, '/start-now');
    await waitForHydration(page);
    const buttons = new SocialButtons(page);
    await buttons.choose('Continue with Google', 'Cancel');
    await expect(buttons.fault).toContainText('stopped before it was done');
    await expect(page).toHaveURL(/\/start-now/);
  });
}
