/** How far below the window something counts as near: about half a phone's screen. */
const NEAR = '400px';

/** Tells once that an element is, or has come, near the window; what is hidden never is. Gives what stops it. */
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
