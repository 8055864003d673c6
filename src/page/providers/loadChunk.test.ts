import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

afterEach(() => void vi.useRealTimers());

/** Finds the link to a stylesheet with this rel. */
function linkTo(path: string, rel: 'preload' | 'stylesheet'): HTMLLinkElement {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=${rel}][href="/${path}"]`);
  if (!link) throw new Error(`The page has no ${rel} of ${path}.`);
  return link;
}

/** Fires a stylesheet's load event, and waits until it is handled. */
async function comes(path: string, rel: 'preload' | 'stylesheet'): Promise<void> {
  linkTo(path, rel).dispatchEvent(new Event('load'));
  await settled();
}

async function joins(path: string): Promise<void> {
  await comes(path, 'preload');
  await comes(path, 'stylesheet');
}

/** Waits until all pending promises have settled. */
function settled(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
}

function stylesheetLinks(path = ''): readonly Element[] {
  return [...document.querySelectorAll(`link[rel=stylesheet][href^="/${path}"]`)];
}

test('a part is ready when its stylesheet is', async () => {
  const seen: string[] = [];
  const loading = loadChunk(async () => 'part', ['assets/part.js', 'assets/a.css']).then((part) =>
    seen.push(part),
  );
  await Promise.resolve();
  expect(seen).toEqual([]);
  await joins('assets/a.css');
  await loading;
  expect(seen).toEqual(['part']);
});

test('a stylesheet is requested once', async () => {
  const first = loadChunk(async () => 1, ['assets/b.css']);
  const second = loadChunk(async () => 2, ['assets/b.css']);
  await joins('assets/b.css');
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(stylesheetLinks('assets/b.css')).toHaveLength(1);
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

test('stylesheets load in parallel, and join the page in order', async () => {
  const loading = loadChunk(async () => 1, ['assets/slow.css', 'assets/quick.css']);
  await comes('assets/quick.css', 'preload');
  await comes('assets/slow.css', 'preload');
  // The sheet that loads first waits for the one before it, because sheets join in order.
  expect(stylesheetLinks('assets/slow.css')).toEqual([]);
  await comes('assets/quick.css', 'stylesheet');
  await comes('assets/slow.css', 'stylesheet');
  expect(await loading).toBe(1);
  const order = stylesheetLinks().map((link) => link.getAttribute('href'));
  expect(order.slice(-2)).toEqual(['/assets/quick.css', '/assets/slow.css']);
});

// Chromium keeps the failure of a preload for as long as the document lives, and a fragment does not
// make another address of it.
test('a failed stylesheet fails the part, and is requested at another address each time', async () => {
  for (const address of ['assets/c.css', 'assets/c.css?1']) {
    const failing = loadChunk(async () => 1, ['assets/c.css']);
    linkTo(address, 'preload').dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow(`${address} could not be loaded`);
  }
  const again = loadChunk(async () => 2, ['assets/c.css']);
  await joins('assets/c.css?2');
  expect(await again).toBe(2);
  expect(await loadChunk(async () => 3, ['assets/c.css'])).toBe(3);
});

test('an unreadable stylesheet delays no other', async () => {
  const failing = loadChunk(async () => 1, ['assets/e.css']);
  failing.catch(() => undefined);
  const other = loadChunk(async () => 2, ['assets/f.css']);
  await comes('assets/e.css', 'preload');
  await comes('assets/f.css', 'preload');
  linkTo('assets/e.css', 'stylesheet').dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('assets/e.css could not be loaded');
  await comes('assets/f.css', 'stylesheet');
  expect(await other).toBe(2);
});

test('a stylesheet linked by the server is not loaded again', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/d.css';
  document.head.append(link);
  expect(await loadChunk(async () => 1, ['assets/d.css'])).toBe(1);
});

test('a stylesheet inside the document is not loaded or linked', async () => {
  const style = document.createElement('style');
  style.dataset['holds'] = '/assets/other.css /assets/held.css';
  document.head.append(style);
  expect(await loadChunk(async () => 1, ['assets/held.css'])).toBe(1);
  expect(document.querySelector('link[href="/assets/held.css"]')).toBeNull();
});

test('a part without a stylesheet needs none', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part');
});

test('a part that hangs times out after 120 seconds, and not before', async () => {
  vi.useFakeTimers();
  const gaveUp = vi.fn();
  const loading = loadChunk(() => new Promise(() => undefined)).catch(gaveUp);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(gaveUp).toHaveBeenCalledOnce();
});

test('a part that failed before is requested at another address', async () => {
  const asked: string[] = [];
  const load = (lost: boolean) =>
    loadChunk(async (fragment = '') => {
      asked.push(fragment);
      // Simulates a failure that the browser caches for the address.
      if (lost || fragment === '') throw new TypeError('Failed to fetch: http://a.example/part.js');
      return 'part';
    });
  await expect(load(true)).rejects.toThrow('Failed to fetch');
  expect(asked).toEqual(['']);
  await expect(load(true)).rejects.toThrow('Failed to fetch');
  expect(await load(false)).toBe('part');
  expect(asked).toEqual(['', '', '#1', '', '#2']);
});
