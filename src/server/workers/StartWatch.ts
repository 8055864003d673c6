import type { WorkerProcess } from './WorkerProcess.ts';

interface Start {
  readonly looks: number;
  /** The number of signs at the last check. */
  readonly signs: number;
  /** The number of checks since then without a new sign. */
  readonly silentLooks: number;
}

/**
 * After this many checks without a sign, one second apart, a start counts as hung. A migration of a
 * SQLite file gives no signs, but takes less time.
 */
export const MOST_SILENT_LOOKS_OF_START = 600;

/**
 * After this many checks a start counts as endless, even if it gives signs. A longer migration has
 * to be run by a server without WORKERS; one that waits for a lock fails after a minute.
 */
export const MOST_LOOKS_OF_START = 3600;

/** Finds a process that never becomes ready. */
export class StartWatch {
  #starts = new Map<WorkerProcess, Start>();

  /**
   * Checks the processes that are starting. Returns one that has taken too long. One that has never
   * given a sign counts as silent: it may hang before its first line, and one of an earlier release
   * starts soon.
   */
  look(starting: readonly WorkerProcess[]): WorkerProcess | null {
    this.#starts = new Map(starting.map((worker) => [worker, this.#startOf(worker)]));
    const late = starting.find((worker) => isTooLong(this.#starts.get(worker)));
    if (late === undefined) return null;
    // It ends a little later.
    this.#starts.delete(late);
    return late;
  }

  #startOf(worker: WorkerProcess): Start {
    const signs = worker.signs();
    const before = this.#starts.get(worker);
    if (before === undefined) return { looks: 0, signs, silentLooks: 0 };
    const silentLooks = before.signs === signs ? before.silentLooks + 1 : 0;
    return { looks: before.looks + 1, signs, silentLooks };
  }
}

function isTooLong(start: Start | undefined): boolean {
  if (start === undefined) return false;
  return start.silentLooks >= MOST_SILENT_LOOKS_OF_START || start.looks >= MOST_LOOKS_OF_START;
}
