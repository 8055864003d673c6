import type { Page } from 'puppeteer-core';

/**
 * Watches, in each frame, which elements change their width or position on a line while a page
 * loads, because Firefox does not report layout shifts. Returns a function for the result.
 */
export async function watchPlaces(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluateOnNewDocument((watched) => {
    const places = new Map<Element, string>();
    const moves: string[] = [];
    const look = () => {
      for (const it of document.querySelectorAll(watched)) {
        if (!it.checkVisibility({ visibilityProperty: true })) continue;
        const { x, width } = it.getBoundingClientRect();
        const place = `${x} with ${width}`;
        const before = places.get(it) ?? place;
        if (before !== place) moves.push(`${it.outerHTML.slice(0, 60)} from ${before} to ${place}`);
        places.set(it, place);
      }
      if (places.size > 0) document.documentElement.dataset['moves'] = JSON.stringify(moves);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  return async () => {
    const told = await page.waitForFunction(() => document.documentElement.dataset['moves']);
    return JSON.parse((await told.jsonValue()) ?? '');
  };
}
