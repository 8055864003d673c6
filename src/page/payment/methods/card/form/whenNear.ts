/** How far below the window an element counts as near: about half a phone's screen. */
const NEAR = '400px';

/**
 * Calls `tell` once the element is near the window; never while it is hidden. Returns a function
 * that stops it.
 */
export function whenNear(element: HTMLElement, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
