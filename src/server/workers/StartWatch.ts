import type { WorkerProcess } from './WorkerProcess.ts';

interface Start {
  readonly looks: number;
  /** The signs that the process had given at the last look. */
  readonly signs: number;
  /** Looks since then at which there was none more. */
  readonly silentLooks: number;
}

/**
 * After so many looks without a sign, a second apart, a start counts as standing still. A migration of a
 * SQLite file, which lets no sign through, takes less.
 */
export const MOST_SILENT_LOOKS_OF_START = 600;

/**
 * After so many looks a start counts as one that never ends, though it gives signs. A migration that takes
 * longer is run by a server without WORKERS; one that waits for a lock gives up after a minute.
 */
export const MOST_LOOKS_OF_START = 3600;

/** Finds the process that never comes to take visitors. */
export class StartWatch {
  #starts = new Map<WorkerProcess, Start>();

  /**
   * Looks at the processes that start. Returns one that has taken too long. One that has never given a sign is
   * silent, too: it may stand still before its first line, and one of a release that gives none starts soon.
   */
  look(starting: readonly WorkerProcess[]): WorkerProcess | null {
    this.#starts = new Map(starting.map((worker) => [worker, this.#startOf(worker)]));
    const late = starting.find((worker) => isTooLong(this.#starts.get(worker)));
    if (late === undefined) return null;
    // Its end comes a little later.
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
