import { replayIntegration } from '@sentry/browser';

/** Selects the controls of a brand's own questions. */
export const BRAND_QUESTIONS = '[data-field^="question-"]';

/**
 * Records the last minute of a page in memory, and sends it only after a fault. All texts and
 * inputs are masked, calls have no content, and controls of a brand's own questions are left out
 * completely, because even a ticked box says something. No worker compresses it, because the page's
 * CSP would block one.
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
