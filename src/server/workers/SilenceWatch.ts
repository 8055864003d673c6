import type { WorkerProcess } from './WorkerProcess.ts';

interface Silence {
  /** The signs that the process had given at the last look. */
  readonly signs: number;
  /** Looks since then at which there was none more. */
  readonly looks: number;
}

/**
 * So many looks, a second apart, without a sign are a process whose event loop stands still. A look that comes
 * late counts once: where the whole machine stood still, nobody was silent.
 */
export const MOST_SILENT_LOOKS = 30;

/** Finds the process that hangs. */
export class SilenceWatch {
  #silences = new Map<WorkerProcess, Silence>();

  /**
   * Looks at the processes that serve or finish what is under way. Returns the one that has been silent for
   * longest where that is too long, and begins anew for all of them: where more than one is silent it may be
   * the machine that is slow, so the next one gets as long once more. One that has never given a sign is of a
   * release that gives none.
   */
  look(workers: readonly WorkerProcess[]): WorkerProcess | null {
    this.#silences = new Map(workers.map((worker) => [worker, this.#silenceOf(worker)]));
    const [longest] = [...this.#silences].toSorted(([, one], [, other]) => other.looks - one.looks);
    if (longest === undefined || longest[1].looks < MOST_SILENT_LOOKS) return null;
    this.forget();
    return longest[0];
  }

  /** Begins anew, such as after a start, which keeps the machine busy. */
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
