import type { Page } from 'playwright/test';

/** Sizes the window, and waits for what is drawn then: a fold opens with the next frame. */
export async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
