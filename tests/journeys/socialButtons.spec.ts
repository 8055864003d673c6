import { findViolations } from '../../src/ops/gallery/pictures/findViolations.ts';
import { waitForHydration } from '../../src/ops/gallery/visitor/waitForHydration.ts';
import { shippedBrands } from '../factories/shippedBrands.ts';
import { expect, test } from '../setup/journey.ts';
import { SocialButtons } from './acts/SocialButtons.ts';

const NAMES = { google: 'Google', facebook: 'Facebook' } as const;
const DIVIDERS = {
  or: 'or',
  orRegisterWithEmail: 'Or register with email',
  orSignupWithEmail: 'Or signup with email',
} as const;

test('a brand that enables none shows no social buttons', async ({ open, page }) => {
  const without = shippedBrands().filter(
    ({ brand: { social } }) => !social.google && !social.facebook,
  );
  expect(without.length).toBeGreaterThan(1);
  for (const { brand } of without) {
    await open(brand.id, '/signup');
    await waitForHydration(page);
    expect(await page.locator('a[href^="/auth/"]').count(), brand.id).toBe(0);
  }
});

for (const { brand } of shippedBrands()) {
  const { id, social } = brand;
  const enabled = (['google', 'facebook'] as const).filter((provider) => social[provider]);

  if (enabled.length === 0) continue;

  test(`${id} offers ${enabled.join(' and ')} in its own words, with and without its script`, async ({
    open,
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED/);
    const buttons = new SocialButtons(page);
    const [first = 'google'] = enabled;
    const verb = social.labels === 'continue' ? 'Continue' : 'Sign up';
    const label = `${verb} with ${NAMES[first]}`;
    await open(id, '/signup?utm_source=Mail');
    await waitForHydration(page);
    await expect(page.locator('a[href^="/auth/"]')).toHaveCount(enabled.length);
    await expect(page.getByText(DIVIDERS[social.divider], { exact: true })).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Use your social media account' });
    await expect(heading).toHaveCount(social.showHeading ? 1 : 0);
    const box = await buttons.button(label).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await expect
      .poll(() => buttons.stateOf(label))
      .toMatchObject({ query: 'utm_source=Mail', timeZone: expect.stringMatching(/./) });
    expect(await findViolations(page, { within: '[data-kept=social-sign-up]' })).toEqual([]);

    // No script at all: the server's own links.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await buttons.stateOf(label)).toMatchObject({ query: 'utm_source=Mail', timeZone: '' });
    await buttons.button(label).click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  });
}

test('what going on agrees to opens beside the buttons', async ({ open, page }) => {
  await open('slotbook', '/signup');
  await waitForHydration(page);
  const sentence = page.getByText(/^By continuing with Google or Facebook you agree/);
  // The late part has come once it hands over the browser's time zone.
  const buttons = new SocialButtons(page);
  const timeZone = { timeZone: expect.stringMatching(/./) };
  await expect.poll(() => buttons.stateOf('Sign up with Google')).toMatchObject(timeZone);
  await sentence.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the buttons can be read where somebody likes it ${colorScheme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme });
    for (const brand of ['facetable', 'coursenest']) {
      await open(brand, '/signup');
      await waitForHydration(page);
      expect(await findViolations(page, { within: '[data-kept=social-sign-up]' }), brand).toEqual(
        [],
      );
    }
  });
}
