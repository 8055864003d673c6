/**
 * Tells of each moment that may be the page's last: it is hidden, reloaded or left. A phone ends a
 * hidden page without a further word.
 */
export function onLeave(page: Document, listener: () => void): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') listener();
  });
  page.defaultView?.addEventListener('pagehide', listener);
}
