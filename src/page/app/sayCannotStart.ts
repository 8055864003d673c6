/** The id of what the server wrote for a page whose script cannot start. */
export const CANNOT_START = 'cannot-start';

/**
 * Shows it at once: without its script a page shows forms that nobody can send, and places that stay empty.
 * Where no script comes at all, it shows by itself after a while: see ui/base.css.
 */
export function sayCannotStart(page: Document): void {
  show(page, true);
}

/** Keeps it from showing by itself. */
export function sayStarted(page: Document): void {
  show(page, false);
}

function show(page: Document, isShown: boolean): void {
  const said = page.getElementById(CANNOT_START);
  if (!said) return;
  said.hidden = !isShown;
  said.style.animation = 'none';
}
