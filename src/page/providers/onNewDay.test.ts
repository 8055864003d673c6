import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onNewDay } from './onNewDay.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 18, 30) }));
afterEach(() => void vi.useRealTimers());

it('calls back at each midnight, and not before', () => {
  const days: string[] = [];
  onNewDay((now) => void days.push(now.toDateString()));
  vi.advanceTimersByTime(5 * 3_600_000);
  expect(days).toEqual([]);
  vi.advanceTimersByTime(30 * 3_600_000);
  expect(days).toEqual(['Sun Nov 22 2026', 'Mon Nov 23 2026']);
});

it('calls back soon after a machine wakes that slept over midnight', () => {
  const days: string[] = [];
  onNewDay((now) => void days.push(now.toDateString()));
  vi.advanceTimersByTime(3_600_000);
  vi.setSystemTime(new Date(2026, 10, 23, 8, 0));
  expect(days).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(['Mon Nov 23 2026']);
});
