import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often Node looks how late its loop is, and over what span that is averaged. */
const RESOLUTION_MS = 20;
const SPAN_MS = 500;

const NANOSECONDS = 1e6;

export interface WatchedLoop {
  /** By how many milliseconds the loop is late: the mean of the last whole span. */
  readonly delay: () => number;
  readonly stop: () => void;
}

type Histogram = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'disable' | 'enable' | 'mean' | 'reset'
>;

/** Watches how late the event loop is. One long task in a span is no overload, and counts little. */
export function watchLoop(
  histogram: Histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
): WatchedLoop {
  let delay = 0;
  histogram.enable();
  const timer = setInterval(() => {
    // The time between two looks is in it, and a span without a look has no mean.
    delay = Math.max(0, (histogram.mean || 0) / NANOSECONDS - RESOLUTION_MS);
    histogram.reset();
  }, SPAN_MS);
  timer.unref();
  return {
    delay: () => delay,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
