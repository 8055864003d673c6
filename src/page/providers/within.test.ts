import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('work done in time returns its value, and leaves no timer behind', async () => {
  await expect(within(1000, Promise.resolve('done'))).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('work that fails in time keeps its cause', async () => {
  const cause = new Error('Gone.');
  await expect(within(1000, Promise.reject(cause))).rejects.toBe(cause);
});

it('work that never ends is abandoned when its time is over, and not before', async () => {
  const gaveUp = vi.fn();
  const work = within(120_000, new Promise(() => undefined)).catch(gaveUp);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await work;
  expect(gaveUp).toHaveBeenCalledOnce();
});
