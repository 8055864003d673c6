import type { Page } from 'playwright';

/** Waits until the parts that load after hydration have loaded, and show what they add. */
export async function waitForLateParts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const late = [...document.querySelectorAll('[data-late]')];
    return (
      performance.getEntriesByName('followed', 'mark').length > 0 &&
      late.every((place) => place.childElementCount > 0)
    );
  });
}
