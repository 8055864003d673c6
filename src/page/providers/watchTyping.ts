/** A pause of this length falls between two fields, and rarely within one. */
const PAUSE_MS = 300;

/** The longest wait for a pause. */
const PATIENCE_MS = 8000;

/**
 * Watches from now on whether somebody types in a page. Returns a function that resolves in the next
 * pause, or at once where there is one already: what holds the page for long is done then, and no key
 * waits for it. `signal` ends the watch.
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
