/** Node computes hashes on four threads of a process, of which one is left for files and compression. */
const MOST = 3;

/**
 * How many passwords a process hashes at once: one for each core that is its own, as each hash keeps a core
 * busy. `workers` is how many processes share the machine; null for one.
 */
export function hashesAtOnce(cores: number, workers: number | null): number {
  return Math.min(MOST, Math.max(1, Math.floor(cores / (workers ?? 1))));
}
