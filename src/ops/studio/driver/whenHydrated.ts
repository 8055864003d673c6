import { nextMoment } from './until.ts';

/**
 * Longer than a page needs, unless its script never loads. Then the page is shown as the server
 * rendered it.
 */
const PATIENCE_MS = 4_000;

/** Resolves when the page is hydrated, so that it reacts to input. */
export async function whenHydrated(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isTakenOver() && performance.now() < end) await nextMoment();
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  }
}

/** The page sets this mark once its controls listen. */
function isTakenOver(): boolean {
  return performance.getEntriesByName('usable').length > 0;
}
