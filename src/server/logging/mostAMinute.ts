const MINUTE_MS = 60_000;

/** Returns a function that tells whether it was true fewer than `most` times in the last minute. */
export function mostAMinute(most: number): () => boolean {
  let times: readonly number[] = [];
  return () => {
    const now = performance.now();
    times = times.filter((time) => now - time < MINUTE_MS);
    if (times.length >= most) return false;
    times = [...times, now];
    return true;
  };
}
