import { within } from './within.ts';

/** How long a part of the page may take to load. */
const TIME_LIMIT_MS = 120_000;

const styles = new Map<string, Promise<void>>();

/** Ends when the last stylesheet that was asked to join the page has. */
let joined: Promise<unknown> = Promise.resolve();

/**
 * Loads a stylesheet. Forgets one that fails, so a later call can try again. Sheets come side by side
 * and join the page one after another, each behind the last: where one comes to stand before another,
 * Chromium draws all text anew, in a font that may have come too late for the first paint.
 */
function loadStyle(path: string): Promise<void> {
  const known = styles.get(path);
  // What the server linked has loaded or failed before any script runs, and so has inline CSS.
  const sent = document.querySelector(`link[href="/${path}"], style[data-holds~="/${path}"]`);
  if (known || sent) return known ?? Promise.resolve();
  const loading = linked(path, 'preload').then((link) => {
    link.remove();
    const joining = joined.then(() => linked(path, 'stylesheet'));
    joined = joining.catch(() => undefined);
    return joining;
  });
  const done = loading.then(
    () => undefined,
    (cause: unknown) => {
      styles.delete(path);
      throw cause;
    },
  );
  styles.set(path, done);
  return done;
}

/** Adds a link to a stylesheet, and waits for the sheet. Removes one that fails. */
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

/** How often each address could not be loaded. */
const failures = new Map<string, number>();

/** Imports a part. The build appends the fragment to the part's address (`importsAgain.ts`). */
type Load<T> = (fragment?: string) => Promise<T>;

/**
 * Runs a part's import, and once more under another address where the first has failed before: a browser
 * may remember that of an address, as Chromium 150 does, and not ask for it again.
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
 * Loads a lazy part of the page and its stylesheets, side by side. The build puts it around every
 * dynamic import, in place of Vite's own helper, which is four times as large, preloads scripts
 * too, and treats a failed stylesheet as loaded when asked again. Rejects when either fails or the
 * time is over, so the caller can offer a retry.
 */
export async function loadChunk<T>(load: Load<T>, files: readonly string[] = []): Promise<T> {
  const paths = files.filter((file) => file.endsWith('.css'));
  const [chunk] = await within(
    TIME_LIMIT_MS,
    Promise.all([loadAgain(load), ...paths.map(loadStyle)]),
  );
  return chunk;
}
