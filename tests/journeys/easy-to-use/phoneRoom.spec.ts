import type { Page } from 'playwright/test';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';

/** Returns the free pixels beside a text in the number's field. */
function roomForNumber(page: Page, written: string): Promise<number> {
  return page.locator('input[type=tel]').evaluate((input, text) => {
    const { font, paddingInlineEnd, paddingInlineStart } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('There is no pen.');
    pen.font = font;
    const inside =
      input.clientWidth -
      Number.parseFloat(paddingInlineStart) -
      Number.parseFloat(paddingInlineEnd);
    return inside - pen.measureText(text).width;
  }, written);
}

for (const brand of ['slotbook-ca', 'ringwell-ca', 'frontdesk-ca']) {
  const title = `a phone number beside a province has the room that it is written in: ${brand}`;
  test(title, IN_FULL, async ({ open, page }) => {
    await open(brand, '/signup');
    for (const width of [320, 600, 768, 1024, 1025, 1100, 1199, 1280, 1399, 1400, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const room = await roomForNumber(page, '(514) 555-0136');
      expect(room, `at ${width}`).toBeGreaterThanOrEqual(0);
    }
  });
}
