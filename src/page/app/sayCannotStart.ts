/** The id of the server's message for a page whose script cannot start. */
export const CANNOT_START = 'cannot-start';

/**
 * Shows the message at once: without its script a page has forms that cannot be sent, and empty
 * places. If no script loads at all, it appears by itself after a while: see ui/beforeStart.css.
 */
export function sayCannotStart(page: Document): void {
  const said = saidOn(page);
  if (!said) return;
  said.hidden = false;
  said.style.animationDelay = '0s';
}

/** Prevents the message from appearing by itself. */
export function sayStarted(page: Document): void {
  const said = saidOn(page);
  if (said) said.hidden = true;
}

const saidOn = (page: Document) => page.getElementById(CANNOT_START);
