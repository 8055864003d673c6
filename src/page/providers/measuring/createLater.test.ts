import { expect, it, onTestFinished, vi } from 'vitest';
import { afterPaint } from '../afterPaint.ts';
import { createLater } from './createLater.ts';

const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

function aLater() {
  const done: string[] = [];
  const later = createLater(document);
  return { done, later: (name: string) => later(() => done.push(name)) };
}

it('does nothing before the next paint, and then everything in order', async () => {
  const { done, later } = aLater();
  later('first');
  later('second');
  await Promise.resolve();
  expect(done).toEqual([]);
  await painted();
  expect(done).toEqual(['first', 'second']);

  later('third');
  await painted();
  expect(done).toEqual(['first', 'second', 'third']);
});

it('does the waiting work when the page is left, once', async () => {
  const { done, later } = aLater();
  later('first');
  window.dispatchEvent(new Event('pagehide'));
  expect(done).toEqual(['first']);
  await painted();
  expect(done).toEqual(['first']);
});

it('does not wait on a hidden page', () => {
  const { done, later } = aLater();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  later('first');
  expect(done).toEqual(['first']);
});
