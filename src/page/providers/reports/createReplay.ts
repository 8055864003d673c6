import { replayIntegration } from '@sentry/browser';

/** The controls of a brand's own questions, in the document. */
export const BRAND_QUESTIONS = '[data-field^="question-"]';

/**
 * Keeps the last minute of a page in memory, and sends it only where something broke: all text and
 * inputs masked, nothing of a call's content. The controls of a brand's own questions are left out whole:
 * which box is ticked says something, too. No worker packs it, which the page's policy would refuse.
 */
export function createReplay(): ReturnType<typeof replayIntegration> {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    block: [BRAND_QUESTIONS],
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'href'],
    networkDetailAllowUrls: [],
    networkCaptureBodies: false,
    useCompression: false,
    stickySession: false,
  });
}
