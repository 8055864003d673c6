import { expect, test } from '../../../setup/studioJourney.ts';

const isFull = process.env['TEST_FULL'] !== undefined;

/** The panes with open lists. All panes of a brand have the same kinds of fields. */
const PANES = isFull ? ['Look', 'Plans and payment', 'Brand', 'New brand'] : ['Look', 'New brand'];

test('every list that opens is as high as the fields, with an arrow of the Studio’s own', async ({
  edit,
  page,
  setting,
  studio,
}) => {
  const looks = () =>
    page.locator('select:visible').evaluateAll((all) =>
      all.map((it) => {
        const { appearance, backgroundImage } = getComputedStyle(it);
        const { height } = it.getBoundingClientRect();
        return { appearance, height, hasArrow: backgroundImage.startsWith('url(') };
      }),
    );
  const styled = { appearance: 'base-select', height: 32, hasArrow: true };
  await edit('slotbook');
  await page.getByRole('combobox', { name: 'Brand', exact: true }).click();
  const parent = page.getByRole('option', { name: 'Frontdesk', exact: true });
  await expect(parent).toHaveCSS('font-family', /Inter Variable/);
  await expect(parent).toHaveCSS('background-image', /^linear-gradient\(90deg, rgb.+33\.3.+66\.6/);
  await page.keyboard.press('Escape');
  await expect(setting('/name').getByRole('textbox')).toHaveCSS('height', '32px');
  await expect(setting('/legalName').getByRole('code')).toHaveText('footer.copyright');
  for (const pane of PANES) {
    if (pane === 'New brand') await page.goto(studio.url);
    await page.getByRole('button', { name: pane, exact: true }).click();
    await expect(page.locator('select:visible')).not.toHaveCount(0);
    const found = await looks();
    expect(found, pane).toEqual(found.map(() => styled));
  }
});
