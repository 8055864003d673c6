import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { phoneField } from '../acts/phoneField.ts';

test('on a phone the countries are a sheet, and a press beside it presses nothing behind it', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialCode, list, search } = phoneField(page);
  await open('slotbook', '/signup');
  await waitForHydration(page);
  await dialCode.click();
  await expect(search).toBeFocused();
  const sheet = page.getByRole('dialog', { name: 'Country code' });
  const box = () => sheet.boundingBox();
  await expect.poll(box).toMatchObject({ x: 0, width: 390 });
  await expect.poll(async () => ((await box())?.y ?? 0) + ((await box())?.height ?? 0)).toBe(844);
  const row = await list.getByRole('option', { name: 'United States +1' }).boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(48);
  expect(await findViolations(page)).toEqual([]);

  const above = { x: 195, y: ((await box())?.y ?? 0) - 20 };
  const isOfSheet = await sheet.evaluate(
    (it, { x, y }) => it.contains(document.elementFromPoint(x, y)),
    above,
  );
  expect(isOfSheet).toBe(true);
  await page.mouse.click(above.x, above.y);
  await expect(sheet).toHaveCount(0);
  await expect(dialCode).toBeFocused();

  await page.setViewportSize({ width: 768, height: 1024 });
  await dialCode.click();
  await expect.poll(async () => (await box())?.width).toBeLessThanOrEqual(400);
  await expect(sheet.getByRole('button')).toHaveCount(0);
});

test(
  'on a phone the sheet has a button that closes it, and the focus goes back',
  IN_FULL,
  async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { dialCode, search } = phoneField(page);
    await open('slotbook', '/signup');
    await waitForHydration(page);
    const sheet = page.getByRole('dialog', { name: 'Country code' });
    const close = sheet.getByRole('button', { name: 'Close' });

    await dialCode.click();
    await expect(search).toBeFocused();
    await expect.poll(() => close.boundingBox()).toMatchObject({ width: 44, height: 44 });
    // In the dark, where the page behind it is as dark, a line shows its edge.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(sheet).toHaveCSS('box-shadow', / 0px 0px 0px 1px,/);
    await page.emulateMedia({ colorScheme: 'light' });
    await close.click();
    await expect(sheet).toHaveCount(0);
    await expect(dialCode).toBeFocused();

    for (const key of ['Enter', 'Escape']) {
      await dialCode.click();
      await expect(search).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press(key);
      await expect(sheet).toHaveCount(0);
      await expect(dialCode).toBeFocused();
    }
  },
);
