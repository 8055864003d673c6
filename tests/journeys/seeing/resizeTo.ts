import type { Page } from 'playwright/test';

/**
 * Resizes the window, and waits until the page's media queries and what they fold or unfold are
 * applied. Disables motion, because folding takes a moment otherwise.
 */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  // Setting it again would make the browser redraw everything.
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion)').matches);
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.evaluate(async (it) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    while (!matchMedia(`(width: ${it}px)`).matches) await nextFrame();
    await nextFrame();
    await nextFrame();
  }, width);
}
