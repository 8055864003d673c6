import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often Node looks how late its loop is, and over what span that is averaged. */
const RESOLUTION_MS = 20;
const SPAN_MS = 500;

const NANOSECONDS = 1e6;

export interface WatchedLoop {
  /** By how many milliseconds the loop is late: the mean of the better of the last two spans. */
  readonly delay: () => number;
  readonly stop: () => void;
}

type Histogram = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'disable' | 'enable' | 'mean' | 'reset'
>;

/**
 * Watches how late the event loop is. One long task is no overload, however long: only a loop that is
 * late in two spans after one another counts as late.
 */
export function watchLoop(
  histogram: Histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
): WatchedLoop {
  let [before, last] = [0, 0];
  histogram.enable();
  const timer = setInterval(() => {
    const { mean } = histogram;
    // A span without a look says nothing: the one before still counts.
    if (Number.isNaN(mean)) return;
    before = last;
    // The time between two looks is in it.
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
