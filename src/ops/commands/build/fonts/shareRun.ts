const running = new Map<string, Promise<Buffer>>();

/**
 * Runs `make`, or shares the run of the same key that has not ended. A failed one is not shared
 * later, so the next call tries again.
 */
export function shareRun(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const run = running.get(key) ?? make().finally(() => running.delete(key));
  running.set(key, run);
  return run;
}
