import { expect, it, onTestFinished, vi } from 'vitest';
import { watchLoop } from './watchLoop.ts';

/** A histogram that says what a test has it say. */
function aHistogram() {
  return {
    mean: Number.NaN,
    isOn: false,
    resets: 0,
    enable() {
      this.isOn = true;
      return true;
    },
    disable() {
      this.isOn = false;
      return true;
    },
    reset() {
      this.resets += 1;
    },
  };
}

it('tells by how much the loop was late in the last span, and nothing of those before', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const histogram = aHistogram();
  const loop = watchLoop(histogram);
  const told = [Number.NaN, 20e6, 320e6, 21e6].map((mean) => {
    histogram.mean = mean;
    vi.advanceTimersByTime(500);
    return loop.delay();
  });

  expect(told).toEqual([0, 0, 300, 1]);
  expect(histogram).toMatchObject({ isOn: true, resets: 4 });

  loop.stop();
  histogram.mean = 320e6;
  vi.advanceTimersByTime(5000);
  expect([loop.delay(), histogram.isOn]).toEqual([1, false]);
});

it("reads Node's own histogram where no other is given", () => {
  const loop = watchLoop();
  expect(loop.delay()).toBe(0);
  loop.stop();
});
