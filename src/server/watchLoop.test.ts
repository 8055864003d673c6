import { expect, it, onTestFinished, vi } from 'vitest';
import { watchLoop } from './watchLoop.ts';

/** A histogram with values set by a test. */
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

it("returns the loop's delay, and ignores a single delayed period", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const histogram = aHistogram();
  const loop = watchLoop(histogram);
  const told = [Number.NaN, 20e6, 920e6, 21e6, 320e6, 420e6, Number.NaN, 370e6, 20e6].map(
    (mean) => {
      histogram.mean = mean;
      vi.advanceTimersByTime(500);
      return loop.delay();
    },
  );

  expect(told).toEqual([0, 0, 0, 1, 1, 300, 300, 350, 0]);
  expect(histogram).toMatchObject({ isOn: true, resets: 7 });

  loop.stop();
  histogram.mean = 320e6;
  vi.advanceTimersByTime(5000);
  expect([loop.delay(), histogram.isOn]).toEqual([0, false]);
});

it("reads Node's own histogram where no other is given", () => {
  const loop = watchLoop();
  expect(loop.delay()).toBe(0);
  loop.stop();
});
