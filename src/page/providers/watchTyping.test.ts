import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchTyping } from './watchTyping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const type = () => document.dispatchEvent(new Event('input'));

/** Waits for a pause. Returns whether it has come. */
function aPause() {
  const watching = new AbortController();
  const pause = watchTyping(document, watching.signal);
  let hasCome = false;
  return {
    stop: () => watching.abort(),
    wait: () => void pause().then(() => (hasCome = true)),
    comesIn: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return hasCome;
    },
  };
}

test('does not wait while nothing is typed', async () => {
  const { comesIn, wait } = aPause();
  wait();
  expect(await comesIn(0)).toBe(true);
});

test('the pause comes a moment after the last letter', async () => {
  const { comesIn, wait } = aPause();
  type();
  wait();
  expect(await comesIn(250)).toBe(false);
  type();
  expect(await comesIn(250)).toBe(false);
  expect(await comesIn(50)).toBe(true);
});

test('waits at most some seconds for a visitor who types on and on', async () => {
  const { comesIn, wait } = aPause();
  type();
  wait();
  const came: boolean[] = [];
  for (let letters = 0; letters < 40; letters += 1) {
    came.push(await comesIn(200));
    type();
  }
  expect(came.slice(0, 39)).not.toContain(true);
  expect(await comesIn(0)).toBe(true);
});

test('records nothing after it has ended', async () => {
  const { comesIn, stop, wait } = aPause();
  stop();
  type();
  wait();
  expect(await comesIn(0)).toBe(true);
});
