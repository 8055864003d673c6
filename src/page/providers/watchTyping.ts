/** A pause of this length is common between two fields and rare within one. */
const PAUSE_MS = 300;

/** The longest wait for a pause. */
const PATIENCE_MS = 8000;

/**
 * Starts watching whether the visitor types. Returns a function that resolves in the next pause, or
 * at once if there is one: blocking work belongs there, so that no key press waits for it. `signal`
 * stops watching.
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
