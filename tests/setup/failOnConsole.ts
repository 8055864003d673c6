import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** A message on console.error or console.warn fails the test that caused it. */
const spies: MockInstance[] = [];

beforeEach(() => {
  spies.push(
    vi.spyOn(console, 'error').mockImplementation(() => undefined),
    vi.spyOn(console, 'warn').mockImplementation(() => undefined),
  );
});

afterEach(() => {
  const messages = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of spies.splice(0)) spy.mockRestore();
  expect(messages, 'the console stays quiet').toEqual([]);
});
