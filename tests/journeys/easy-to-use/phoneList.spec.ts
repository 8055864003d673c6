import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { phoneField } from '../acts/phoneField.ts';

const KEYS = 'the arrows, Page Down and End walk the list, and Escape leaves it as it was';

test(KEYS, IN_FULL, async ({ open, page }) => {
  const { dialCode, search, list } = phoneField(page);
  await open('slotbook', '/signup');
  await dialCode.focus();
  await page.keyboard.press('ArrowDown');
  await expect(search).toBeFocused();
  const active = () =>
    search.evaluate((box) => {
      const id = box.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    });
  await expect.poll(active).toBe('United States+1');
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toBe('Canada+1');
  await page.keyboard.press('End');
  await expect.poll(active).toBe('Zimbabwe+263');
  await expect(list.getByRole('option', { name: 'Zimbabwe' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toBe('United States+1');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(dialCode).toBeFocused();
  await expect(dialCode).toHaveText('US +1');
});

for (const width of [390, 1280]) {
  test(
    `the open list is accessible at ${width} pixels, full and empty`,
    IN_FULL,
    async ({ open, page }) => {
      const { dialCode, search, list } = phoneField(page);
      await page.setViewportSize({ width, height: 844 });
      await open('slotbook', '/signup');
      await dialCode.click();
      await expect(list).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const box = await list.getByRole('option').first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await search.fill('atlantis');
      expect(await findViolations(page)).toEqual([]);
    },
  );
}
