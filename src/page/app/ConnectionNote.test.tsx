import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../core/texts/en.ts';
import { ConnectionNote } from './ConnectionNote.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const said = () => screen.getByRole('status').textContent;
const tell = (event: 'offline' | 'online') =>
  act(() => {
    dispatchEvent(new Event(event));
  });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('shows that the connection is lost until it is back, and briefly that it is back', () => {
  render(<ConnectionNote texts={en} />);
  expect(said()).toBe('');
  tell('offline');
  pass(60_000);
  expect(said()).toMatch(/^You seem to be offline\. Nothing you typed is lost/);
  tell('online');
  expect(said()).toBe('You are back online.');
  pass(10_000);
  expect(said()).toBe('');
});

test('shows a second loss right after the first', () => {
  render(<ConnectionNote texts={en} />);
  for (const event of ['offline', 'online', 'offline'] as const) tell(event);
  pass(10_000);
  expect(said()).toMatch(/^You seem to be offline/);
});

test('shows that a page is offline at its start', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionNote texts={en} />);
  expect(said()).toMatch(/^You seem to be offline/);
});
