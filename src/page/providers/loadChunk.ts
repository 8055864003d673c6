import { within } from './within.ts';

/** The time limit for loading a part of the page. */
const TIME_LIMIT_MS = 120_000;

const styles = new Map<string, Promise<void>>();

/** Address of a part, or path of a stylesheet → how often it failed to load. */
const failures = new Map<string, number>();

/** Settles when the last requested stylesheet has joined the page. */
let joined: Promise<unknown> = Promise.resolve();

/**
 * Loads a stylesheet. Forgets one that fails, so that a later call can try again, at another
 * address: Chromium keeps the failure of a preload, whatever the fragment. Sheets load in parallel
 * but join the page in order, each after the last one: inserting one before another makes Chromium
 * redraw all text, with a font that may be too late for the first paint.
 */
function loadStyle(path: string): Promise<void> {
  const known = styles.get(path);
  // Links from the server have loaded or failed before any script runs. The same is true for inline CSS.
  const sent = document.querySelector(`link[href="/${path}"], style[data-holds~="/${path}"]`);
  if (known || sent) return known ?? Promise.resolve();
  const failed = failures.get(path) ?? 0;
  const address = failed ? `${path}?${failed}` : path;
  const loading = linked(address, 'preload').then((link) => {
    link.remove();
    const joining = joined.then(() => linked(address, 'stylesheet'));
    joined = joining.catch(() => undefined);
    return joining;
  });
  const done = loading.then(
    () => undefined,
    (cause: unknown) => {
      styles.delete(path);
      failures.set(path, failed + 1);
      throw cause;
    },
  );
  styles.set(path, done);
  return done;
}

/** Adds a link to a stylesheet and waits until it has loaded. Removes one that fails. */
function linked(path: string, rel: 'preload' | 'stylesheet'): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = 'style';
    link.href = `/${path}`;
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${path} could not be loaded.`));
    });
    document.head.append(link);
  });
}

/** Imports a part. The build appends the fragment to its address (`importsAgain.ts`). */
type Load<T> = (fragment?: string) => Promise<T>;

/**
 * Imports a part. If its import has failed before, tries another address too, because a browser may
 * cache the failure of an address, as Chromium 150 does.
 */
async function loadAgain<T>(load: Load<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const [address = ''] = /https?:\S+/.exec(String(cause)) ?? [];
    const before = failures.get(address) ?? 0;
    failures.set(address, before + 1);
    if (before === 0) throw cause;
    return load(`#${before}`);
  }
}

/**
 * Loads a lazy part of the page and its stylesheets in parallel. The build wraps it around every
 * dynamic import. It replaces Vite's own helper, which is four times as large, also preloads
 * scripts, and on a retry treats a failed stylesheet as loaded. Rejects when a file fails or the
 * time is over, so that the caller can offer a retry.
 */
export async function loadChunk<T>(load: Load<T>, files: readonly string[] = []): Promise<T> {
  const paths = files.filter((file) => file.endsWith('.css'));
  const [chunk] = await within(
    TIME_LIMIT_MS,
    Promise.all([loadAgain(load), ...paths.map(loadStyle)]),
  );
  return chunk;
}
