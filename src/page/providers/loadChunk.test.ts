import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

afterEach(() => void vi.useRealTimers());

/** The page's link to a stylesheet. */
function linkTo(path: string): HTMLLinkElement {
  const link = document.querySelector<HTMLLinkElement>(`link[href="/${path}"]`);
  if (!link) throw new Error(`The page has no link to ${path}.`);
  return link;
}

test('a part is ready once its stylesheet is', async () => {
  const seen: string[] = [];
  const loading = loadChunk(async () => 'part', ['assets/part.js', 'assets/a.css']).then((part) =>
    seen.push(part),
  );
  await Promise.resolve();
  expect(seen).toEqual([]);
  linkTo('assets/a.css').dispatchEvent(new Event('load'));
  await loading;
  expect(seen).toEqual(['part']);
});

test('a stylesheet is asked for once', async () => {
  const first = loadChunk(async () => 1, ['assets/b.css']);
  const second = loadChunk(async () => 2, ['assets/b.css']);
  linkTo('assets/b.css').dispatchEvent(new Event('load'));
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(document.querySelectorAll('link[href="/assets/b.css"]')).toHaveLength(1);
});

test('a stylesheet that fails fails the part, and is asked for again', async () => {
  const failing = loadChunk(async () => 1, ['assets/c.css']);
  linkTo('assets/c.css').dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('assets/c.css could not be loaded');
  const again = loadChunk(async () => 2, ['assets/c.css']);
  linkTo('assets/c.css').dispatchEvent(new Event('load'));
  expect(await again).toBe(2);
});

test('a stylesheet that the server linked is there already', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/d.css';
  document.head.append(link);
  expect(await loadChunk(async () => 1, ['assets/d.css'])).toBe(1);
});

test('a stylesheet that stands in the document is there already, and never linked', async () => {
  const style = document.createElement('style');
  style.dataset['holds'] = '/assets/other.css /assets/held.css';
  document.head.append(style);
  expect(await loadChunk(async () => 1, ['assets/held.css'])).toBe(1);
  expect(document.querySelector('link[href="/assets/held.css"]')).toBeNull();
});

test('a part without a stylesheet needs none', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part');
});

test('a part that hangs is given up after 120 seconds, and not before', async () => {
  vi.useFakeTimers();
  const gaveUp = vi.fn();
  const loading = loadChunk(() => new Promise(() => undefined)).catch(gaveUp);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(gaveUp).toHaveBeenCalledOnce();
});
