import { afterAll } from 'vitest';

/** Leaves a document as a new one is: nothing in it, nothing stored. */
export function emptyDocument(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  localStorage.clear();
  sessionStorage.clear();
}

// A worker keeps its document from file to file. Most files run without one.
afterAll(() => {
  if (typeof document !== 'undefined') emptyDocument();
});
