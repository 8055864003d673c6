import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

for (const brand of ['slotbook-ca', 'frontdesk-ca']) {
  test(
    `the opened list of provinces of ${brand} is drawn in its theme`,
    IN_FULL,
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(brand, '/signup');
      const select = page.getByLabel('Province', { exact: true });
      const closed = await select.boundingBox();
      await expect(select).toHaveCSS('appearance', 'base-select');

      const field = await page.locator('#email').boundingBox();
      expect(closed?.height).toBe(field?.height);
      await select.click();
      const alberta = select.getByRole('option', { name: 'Alberta', exact: true });
      await expect(alberta).toBeInViewport();
      expect((await alberta.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      // A row under the pointer or the keys has the brand's tint instead of the system's blue.
      const tint = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.background = 'var(--c-accent-tint)';
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      });
      await alberta.hover();
      await expect(alberta).toHaveCSS('background-color', tint);
      await expect(select.locator('option[value=""]')).toBeHidden();

      await alberta.click();
      await expect(select).toHaveValue('AB');
      expect((await select.boundingBox())?.height).toBe(closed?.height);
    },
  );
}

test(
  'a list is as wide as its longest row, whatever is selected',
  IN_FULL,
  async ({ open, page }) => {
    // Beside a phone number in a slim column, where the name takes more than half.
    await page.setViewportSize({ width: 1025, height: 900 });
    await open('frontdesk-ca', '/signup');
    const select = page.getByLabel('Province', { exact: true });
    await expect(select).toHaveCSS('appearance', 'base-select');
    const widthWith = async (province: string) => {
      await select.selectOption(province);
      return (await select.boundingBox())?.width;
    };
    expect(await widthWith('YT')).toBe(await widthWith('NL'));
  },
);

test('the list of provinces works by keyboard, and opening it shows no error', async ({
  open,
  page,
}) => {
  await open('slotbook-ca', '/signup');
  const select = page.getByLabel('Province', { exact: true });
  await expect(select).toHaveCSS('appearance', 'base-select');
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(select.getByRole('option', { name: 'Ontario', exact: true })).toBeVisible();
  await expect(select).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('On');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue('ON');
  await expect(select).toBeFocused();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the list is the system's own", async ({ open, page }) => {
    await open('slotbook-ca', '/signup');
    // The styles are loaded, and require a pointer.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.styleSheets].some(({ href, cssRules }) =>
            href === null ? false : [...cssRules].some(({ cssText }) => /picker/.test(cssText)),
          ),
        ),
      )
      .toBe(true);
    const select = page.getByLabel('Province', { exact: true });
    await expect(select).toHaveCSS('appearance', 'none');
  });
});
