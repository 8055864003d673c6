import { replayIntegration } from '@sentry/browser';

/**
 * Keeps the last minute of a page in memory, and sends it only where something broke: all text and
 * inputs masked, nothing of a call's content. No worker packs it, which the page's policy would
 * refuse.
 */
export function createReplay(): ReturnType<typeof replayIntegration> {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'href'],
    networkDetailAllowUrls: [],
    networkCaptureBodies: false,
    useCompression: false,
    stickySession: false,
  });
}
