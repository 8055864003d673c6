import { nextMoment } from './until.ts';

/** Long enough for a page whose script never comes: it is then shown as it was sent. */
const PATIENCE_MS = 4_000;

/** Resolves when the page's own script has taken the page over, so that it hears what is done to it. */
export async function whenTakenOver(): Promise<void> {
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
