/** So long nobody types between two fields, and hardly ever within one. */
const PAUSE_MS = 300;

/** What waits for a pause waits no longer. */
const PATIENCE_MS = 8000;

/**
 * Notes from now on when something is typed in a page, and calls back once nobody does: at once where
 * nobody has typed just now. What holds the page for long is done then, so that no key has to wait for
 * it. `signal` ends it.
 */
export function watchTyping(page: Document, signal: AbortSignal): () => Promise<void> {
  let typedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    typedAt = performance.now();
  };
  page.addEventListener('input', note, { capture: true, signal });
  return async () => {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const left = Math.min(typedAt + PAUSE_MS, end) - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, left));
    }
  };
}
