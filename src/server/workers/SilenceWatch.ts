import type { WorkerProcess } from './WorkerProcess.ts';

interface Silence {
  /** The number of signs at the last check. */
  readonly signs: number;
  /** The number of checks since then without a new sign. */
  readonly looks: number;
}

/**
 * After this many checks without a sign, one second apart, a process's event loop counts as hung. A
 * late check counts once, so that when the whole machine hung, no process counts as silent.
 */
export const MOST_SILENT_LOOKS = 30;

/** Finds a process that hangs. */
export class SilenceWatch {
  #silences = new Map<WorkerProcess, Silence>();

  /**
   * Checks the processes that serve or are finishing. Returns the one that has been silent for the
   * longest time, if that is too long, and then resets all counts: when several are silent, the
   * machine may only be slow, so the next one gets the full time again. Ignores a process that has
   * never given a sign, which is of an earlier release.
   */
  look(workers: readonly WorkerProcess[]): WorkerProcess | null {
    this.#silences = new Map(workers.map((worker) => [worker, this.#silenceOf(worker)]));
    const [longest] = [...this.#silences].toSorted(([, one], [, other]) => other.looks - one.looks);
    if (longest === undefined || longest[1].looks < MOST_SILENT_LOOKS) return null;
    this.forget();
    return longest[0];
  }

  /** Resets all counts, such as after a start, which keeps the machine busy. */
  forget(): void {
    this.#silences.clear();
  }

  #silenceOf(worker: WorkerProcess): Silence {
    const signs = worker.signs();
    const before = this.#silences.get(worker);
    const isSilent = signs > 0 && before?.signs === signs;
    return { signs, looks: isSilent ? before.looks + 1 : 0 };
  }
}
