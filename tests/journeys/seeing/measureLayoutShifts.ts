import type { Page } from 'playwright/test';

/**
 * Records layout shifts while the page loads; there must be none. Returns a function that lists
 * them: the amount, and each element with its positions, in px from the window's top and start.
 */
export async function measureLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Moved {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const moves: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry) || entry.value === 0) continue;
        // TypeScript's library has no type for layout shift entries.
        const sources = entry.sources as readonly Moved[];
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent;
          return `${name} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
        });
        moves.push(`${String(entry.value)}: ${moved.join('; ')}`);
      }
      document.documentElement.dataset['shifts'] = JSON.stringify(moves);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))),
    );
    return page.evaluate(() => {
      const moves: string[] = JSON.parse(document.documentElement.dataset['shifts'] ?? '[]');
      return moves;
    });
  };
}
