/**
 * Calls back at each moment that may be the page's last: it is hidden, reloaded or left. A phone
 * may end a hidden page without another event.
 */
export function onLeave(page: Document, listener: () => void): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') listener();
  });
  page.defaultView?.addEventListener('pagehide', listener);
}
