import { within } from './within.ts';

/** How long a part of the page may take to load. */
const TIME_LIMIT_MS = 120_000;

const styles = new Map<string, Promise<void>>();

/** Asks for a stylesheet; one that fails is taken out again, so that it can be asked for anew. */
function loadStyle(path: string): Promise<void> {
  const known = styles.get(path);
  // What the server linked is loaded, or failed, before any script runs; or it stands in the document.
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
 * dynamic import, in place of Vite's own helper, which has four times the bytes: that preloads
 * scripts too, and takes a failed stylesheet for a loaded one when it is asked again. Rejects when
 * either fails or the time is over, so that whoever asked can offer a retry.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const paths = files.filter((file) => file.endsWith('.css'));
  const [chunk] = await within(TIME_LIMIT_MS, Promise.all([load(), ...paths.map(loadStyle)]));
  return chunk;
}
