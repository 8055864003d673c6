import type { Page } from 'playwright/test';

/**
 * Sizes the window, and waits until the page's conditions on its width know it and what that opens
 * or folds is drawn. Without motion, because what folds is on its way for a moment otherwise.
 */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  // Said again, it would have the browser draw everything anew.
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
