import { afterAll } from 'vitest';

/** The stylesheets that modules bring, once in a worker: a module is not run again for the next file. */
const OF_MODULES = 'style[data-vite-dev-id]';

/** Leaves a document as a new one is, but for its modules' stylesheets: nothing in it, nothing stored. */
export function emptyDocument(): void {
  const sheets = document.head.querySelectorAll(OF_MODULES);
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  document.head.append(...sheets);
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}

// A worker keeps its document from file to file. Most files run without one.
afterAll(() => {
  if (typeof document !== 'undefined') emptyDocument();
});
