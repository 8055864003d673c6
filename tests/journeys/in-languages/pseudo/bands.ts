import { IN_FULL } from '../../../setup/inFull.ts';
import { fullStrength, strengthIn } from '../../seeing/patternStrength.ts';
import { resizeTo } from '../../seeing/resizeTo.ts';
import { expect, test } from '../../speaking/pseudoJourney.ts';

test(
  'from right to left, too, the pattern on a band is faint behind its heading, and at its other end',
  IN_FULL,
  async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open('frontdesk', '/signup?lang=ar-XB');
    const full = await fullStrength(page);
    const heading = page.locator('header h1');
    await heading.evaluate((it) => {
      it.parentElement?.style.setProperty('opacity', '0');
    });
    for (const width of [390, 1280]) {
      await resizeTo(page, width);
      const behind = await heading.boundingBox();
      const band = await page.locator('header').boundingBox();
      if (!behind || !band) throw new Error('The page lacks a heading on a band.');
      expect(await strengthIn(page, behind), `at ${width}`).toBeLessThanOrEqual(full * 0.5);
      const side = { ...band, width: 100 };
      expect(await strengthIn(page, side), `at ${width}`).toBeGreaterThan(full * 0.5);
    }
  },
);
