import type { Page } from 'playwright/test';

/**
 * Scrolls to a two-column page's end in steps. Returns the smallest distance on the way, and that at
 * the end, between the order summary and the contact lines below it, in px.
 */
export function summaryAtEnd(page: Page): Promise<{ closest: number; atEnd: number }> {
  return page.evaluate(async () => {
    const distance = () => {
      const [foot, summary] = ['footer', '[data-summary="next"]'].map((it) =>
        document.querySelector(it)?.getBoundingClientRect(),
      );
      if (!foot || !summary)
        throw new Error('The page has no summary with contact lines below it.');
      return foot.top - summary.bottom;
    };
    const seen: number[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 100) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      seen.push(distance());
    }
    return { closest: Math.min(...seen), atEnd: distance() };
  });
}
