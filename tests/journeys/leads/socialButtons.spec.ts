import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { expect, test } from '../../setup/journey.ts';
import { SocialButtons } from '../acts/SocialButtons.ts';
import { socialLabels } from '../acts/socialLabels.ts';

const withButtons = shippedBrands().filter(({ brand }) => socialLabels(brand.social).length > 0);
/** One brand for each set of button texts, or all brands. */
const tried =
  process.env['TEST_FULL'] === undefined
    ? [...Map.groupBy(withButtons, ({ brand }) => brand.social.labels).values()].map(([it]) => it)
    : withButtons;

test('each wording of the buttons is tried without a script', () => {
  const wordings = tried.map((it) => it?.brand.social.labels);
  expect(new Set(wordings)).toEqual(new Set(['signUp', 'continue']));
});

for (const it of tried) {
  if (it === undefined) continue;
  const { id, social } = it.brand;
  const [label = ''] = socialLabels(social);
  test(`${id} offers ${label} without its script`, async ({ originOf, page, watch }) => {
    watch.allow(/ERR_FAILED/);
    const buttons = new SocialButtons(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${originOf(id)}/signup?utm_source=Mail`);
    expect(await buttons.stateOf(label)).toMatchObject({ query: 'utm_source=Mail', timeZone: '' });
    await buttons.button(label).click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  });
}

test('the texts of the agreement open beside the buttons', async ({ open, page }) => {
  await open('slotbook', '/signup');
  await waitForHydration(page);
  const sentence = page.getByText(/^By continuing with Google or Facebook you agree/);
  // The lazy part has loaded once the state has the browser's time zone.
  const buttons = new SocialButtons(page);
  const timeZone = { timeZone: expect.stringMatching(/./) };
  await expect.poll(() => buttons.stateOf('Sign up with Google')).toMatchObject(timeZone);
  await sentence.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
});
