import type { Page } from 'playwright';

/** React leaves its mark on each element that it has taken over. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const control = document.querySelector('#root :is(input, a, button)');
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });
}
