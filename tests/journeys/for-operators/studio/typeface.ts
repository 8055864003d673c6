import { expect, test } from '../../../setup/studioJourney.ts';

test('the preview is drawn in the typeface of its brand, however late its file came', async ({
  edit,
  page,
  preview,
}) => {
  await page.route(/-basic-[\w-]+\.woff2$/, async (route) => {
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    await route.continue();
  });
  await edit('frontdesk');
  const drawn = () =>
    preview
      .locator('html')
      .evaluate(() =>
        [...document.fonts]
          .filter(({ display, status }) => status === 'loaded' && display === 'swap')
          .map(({ family }) => family.replaceAll(/["']/g, '')),
      );
  await expect.poll(drawn).toEqual(['Fraunces']);
});
