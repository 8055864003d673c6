/** The id of what the server wrote for a page whose script cannot start. */
export const CANNOT_START = 'cannot-start';

/**
 * Shows it at once: without its script a page shows forms that nobody can send, and places that stay empty.
 * Where no script comes at all, it shows by itself after a while: see ui/beforeStart.css.
 */
export function sayCannotStart(page: Document): void {
  const said = saidOn(page);
  if (!said) return;
  said.hidden = false;
  said.style.animationDelay = '0s';
}

/** Keeps it from showing by itself. */
export function sayStarted(page: Document): void {
  const said = saidOn(page);
  if (said) said.hidden = true;
}

const saidOn = (page: Document) => page.getElementById(CANNOT_START);
