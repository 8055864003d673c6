/** The id of what the server wrote for a page whose script cannot start. */
export const CANNOT_START = 'cannot-start';

/** Shows it: without its script a page shows forms that nobody can send, and places that stay empty. */
export function sayCannotStart(page: Document): void {
  const said = page.getElementById(CANNOT_START);
  if (said) said.hidden = false;
}
