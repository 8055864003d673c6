import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEarlyProviders } from './createEarlyProviders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Waits for a paint. Returns a function that tells whether the wait is over. */
function waiting(): () => boolean {
  let isOver = false;
  const { painted } = createEarlyProviders({ tell: () => undefined });
  void painted().then(() => {
    isOver = true;
  });
  return () => isOver;
}

it('waits until the page is painted', async () => {
  const isOver = waiting();
  await Promise.resolve();
  expect(isOver()).toBe(false);
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

it('waits only briefly for a page that is not painted, such as a hidden one', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const isOver = waiting();
  await vi.advanceTimersByTimeAsync(99);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});
