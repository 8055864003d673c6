import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often Node measures the delay of its loop, and the period of an average. */
const RESOLUTION_MS = 20;
const SPAN_MS = 500;

const NANOSECONDS = 1e6;

export interface WatchedLoop {
  /** The delay of the loop in milliseconds: the lower mean of the last two periods. */
  readonly delay: () => number;
  readonly stop: () => void;
}

type Histogram = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'disable' | 'enable' | 'mean' | 'reset'
>;

/**
 * Measures the delay of the event loop. A single long task is not overload: only a delay in two
 * consecutive periods counts.
 */
export function watchLoop(
  histogram: Histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
): WatchedLoop {
  let [before, last] = [0, 0];
  histogram.enable();
  const timer = setInterval(() => {
    const { mean } = histogram;
    // A period without a measurement is ignored, and the one before still counts.
    if (Number.isNaN(mean)) return;
    before = last;
    // The mean includes the interval between two measurements.
    last = Math.max(0, mean / NANOSECONDS - RESOLUTION_MS);
    histogram.reset();
  }, SPAN_MS);
  timer.unref();
  return {
    delay: () => Math.min(before, last),
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
