import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameIsSilent, watchForSilentFrame } from './watchForSilentFrame.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function aFrame(src = 'https://assets.example/frame.html') {
  const place = document.createElement('div');
  const frame = document.createElement('iframe');
  document.body.append(place);
  const watch = watchForSilentFrame([place]);
  const outcome = Promise.race([
    watch.found.catch((cause: unknown) => (cause instanceof FrameIsSilent ? 'silent' : 'broken')),
    new Promise((resolve) => setTimeout(() => resolve('nothing found'), 60_000)),
  ]);
  place.append(frame);
  frame.src = src;
  return { frame, outcome, watch };
}

const speak = (frame: HTMLIFrameElement) =>
  dispatchEvent(new MessageEvent('message', { source: frame.contentWindow }));

test('a frame that loads without a message is detected after two seconds', async () => {
  const { frame, outcome } = aFrame();
  frame.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await outcome).toBe('silent');
});

test.each([
  ['before it has loaded', true],
  ['a moment after', false],
])('a frame that sends a message %s belongs to the provider', async (_when, isBefore) => {
  const { frame, outcome } = aFrame();
  if (isBefore) speak(frame);
  frame.dispatchEvent(new Event('load'));
  if (!isBefore) speak(frame);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('nothing found');
});

test('a frame without an address is waited for', async () => {
  const { frame, outcome } = aFrame('about:blank');
  frame.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('nothing found');
});

test('nothing is detected after the watch has stopped', async () => {
  const { frame, outcome, watch } = aFrame();
  watch.stop();
  frame.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('nothing found');
});
