import type { Page } from 'playwright/test';

/** Returns the elements wider than the window, the innermost first. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > document.documentElement.clientWidth + 1;
    });
    const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const names = wide.map((it) => `${it.tagName}.${it.className} ${it.textContent?.slice(0, 40)}`);
    return isWide ? names.toReversed() : [];
  });
}
