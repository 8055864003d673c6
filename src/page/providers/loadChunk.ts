import { within } from './within.ts';

/** How long a part of the page may take to load. */
const TIME_LIMIT_MS = 120_000;

const styles = new Map<string, Promise<void>>();

/** Loads a stylesheet. Removes one that fails, so a later call can try again. */
function loadStyle(path: string): Promise<void> {
  const known = styles.get(path);
  // What the server linked has loaded or failed before any script runs, and so has inline CSS.
  const sent = document.querySelector(`link[href="/${path}"], style[data-holds~="/${path}"]`);
  if (known || sent) return known ?? Promise.resolve();
  const loading = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${path}`;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles.delete(path);
      reject(new Error(`${path} could not be loaded.`));
    });
    document.head.append(link);
  });
  styles.set(path, loading);
  return loading;
}

/**
 * Loads a lazy part of the page and its stylesheets, side by side. The build puts it around every
 * dynamic import, in place of Vite's own helper, which is four times as large, preloads scripts
 * too, and treats a failed stylesheet as loaded when asked again. Rejects when either fails or the
 * time is over, so the caller can offer a retry.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const paths = files.filter((file) => file.endsWith('.css'));
  const [chunk] = await within(TIME_LIMIT_MS, Promise.all([load(), ...paths.map(loadStyle)]));
  return chunk;
}
