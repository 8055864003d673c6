/**
 * Prevents the page from leaving the preview, and reports where it would have gone. While `isHeld`,
 * also prevents a page from navigating by itself after a sign-up.
 */
export function keepInside(onStay: (address: string) => void, isHeld: () => boolean): void {
  const stay = (event: Event, address: string) => {
    if (new URL(address, location.href).origin === location.origin) return;
    event.preventDefault();
    onStay(address);
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement) stay(event, link.href);
  });
  // Covers a page that navigates by itself, as after a sign-up. Not every browser reports it.
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const { cancelable, destination, userInitiated } = event;
    if (!cancelable) return;
    if (!isHeld() || userInitiated || destination.sameDocument) {
      stay(event, destination.url);
      return;
    }
    event.preventDefault();
    onStay(destination.url);
  });
}
