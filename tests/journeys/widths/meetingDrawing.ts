import type { Page } from 'playwright/test';

/** Returns the texts of the band and of the summary that overlap the illustration. */
export function meetingDrawing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawing = document.querySelector('[data-kept="illustration"] img');
    const box = drawing?.getBoundingClientRect();
    if (!box || box.width === 0) return [];
    const texts = [...document.querySelectorAll('header :is(h1, p), aside :is(h2, dt, dd)')];
    const met = texts.filter((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      const { bottom, left, right, top, width } = range.getBoundingClientRect();
      const isBeside = right <= box.left || left >= box.right;
      // The summary's card overlaps the illustration's lower part on purpose.
      const isOver = it.closest('aside') !== null && drawing?.closest('header') !== null;
      return width > 0 && !isBeside && !isOver && top < box.bottom && bottom > box.top;
    });
    return met.map((it) => `the illustration and '${it.textContent?.slice(0, 40)}'`);
  });
}
