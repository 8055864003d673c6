import type { Browser, Page } from 'playwright';
import type { GalleryWidth } from '../visits/Visit.ts';

const HEIGHTS: Readonly<Record<GalleryWidth, number>> = {
  375: 800,
  390: 844,
  640: 800,
  768: 1024,
  1024: 768,
  1280: 900,
  1920: 1080,
};

/**
 * Opens a page at a width, in a browser context of its own. `visitor` is its IP address, because
 * rate limits count by visitor.
 */
export async function openPage(
  browser: Browser,
  width: GalleryWidth,
  visitor: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': visitor },
  });
  return context.newPage();
}
