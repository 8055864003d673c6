import { afterAll } from 'vitest';

/**
 * The stylesheets of modules, which are added once in a worker, because a module does not run again
 * for the next file.
 */
const OF_MODULES = 'style[data-vite-dev-id]';

/**
 * Resets the document to a new one's state, except its modules' stylesheets: no content, nothing
 * stored.
 */
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

// A worker reuses its document for several files. Most files run without one.
afterAll(() => {
  if (typeof document !== 'undefined') emptyDocument();
});
