/** Node hashes on four threads of a process. One is left for files and compression. */
const MOST = 3;

/**
 * How many passwords a process hashes at the same time: one for each of its own cores, because a
 * hash occupies a core. `workers` is the number of processes on the machine; null for one.
 */
export function hashesAtOnce(cores: number, workers: number | null): number {
  return Math.min(MOST, Math.max(1, Math.floor(cores / (workers ?? 1))));
}
