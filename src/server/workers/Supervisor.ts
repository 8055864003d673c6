import { SilenceWatch } from './SilenceWatch.ts';
import { StartWatch } from './StartWatch.ts';
import type { WorkerProcess } from './WorkerProcess.ts';
import { type SlotOptions, WorkerSlot } from './WorkerSlot.ts';

export interface SupervisorOptions extends SlotOptions {
  /** How many processes serve. */
  readonly count: number;
}

/**
 * For this many checks, one second apart, a start may keep the machine so busy that other processes
 * are silent. A place that is empty for longer, because its process hangs or cannot start, does not
 * stop the checks of the others.
 */
export const BUSY_LOOKS = 60;

/** Keeps a number of processes serving, and replaces them one after the other without a gap. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #slots: readonly WorkerSlot[];
  #replacing: Promise<boolean> = Promise.resolve(true);
  readonly #silence = new SilenceWatch();
  readonly #starts = new StartWatch();
  /** For each place, the number of checks during which a process was starting for it. */
  #waits: readonly number[] = [];
  /** How many processes were ended because they hung. */
  #hung = 0;
  #isOver = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#slots = Array.from({ length: options.count }, () => new WorkerSlot(options));
  }

  /**
   * Starts one process, which migrates the schema if necessary, and then the others. If one cannot
   * start, ends the others again and returns false.
   */
  async start(): Promise<boolean> {
    const [first, ...others] = this.#slots;
    const started = (await first?.start()) === true && (await all(others, (it) => it.start()));
    if (!started) await this.stop();
    return started;
  }

  /**
   * Replaces every process by one of the current code. Each new process accepts visitors before the
   * old one ends. Stops at the first that cannot start, and returns false. A call during a
   * replacement makes it start over afterwards.
   */
  replaceAll(): Promise<boolean> {
    this.#replacing = this.#replacing.then(() => this.#replaceEach());
    return this.#replacing;
  }

  /** How many processes were ended because they hung. */
  get hung(): number {
    return this.#hung;
  }

  /**
   * Ends a process that has been silent for too long, or that never becomes ready. Another replaces
   * it, as after a crash. Called once a second. Ends one at a time, and no serving process while
   * another was just started, so that an overloaded machine keeps its processes.
   */
  look(): void {
    const late = this.#starts.look(this.#slots.flatMap((slot) => slot.starting));
    if (late !== null)
      this.#end(late, 'A process of the server does not come to serve, and is ended');
    if (this.#mayBeBusy()) return this.#silence.forget();
    const silent = this.#silence.look(this.#slots.flatMap((slot) => slot.running));
    if (silent === null) return;
    this.#end(
      silent,
      'A process of the server does not go on, and is ended: what it had under way is looked up',
    );
  }

  /** Whether a start may be keeping the machine busy. */
  #mayBeBusy(): boolean {
    this.#waits = this.#slots.map((slot, place) =>
      slot.isStarting ? (this.#waits[place] ?? 0) + 1 : 0,
    );
    return !this.#isOver && this.#waits.some((looks) => looks > 0 && looks <= BUSY_LOOKS);
  }

  #end(worker: WorkerProcess, line: string): void {
    this.#hung += 1;
    this.#options.logger.error(worker.names, line);
    worker.kill();
  }

  async #replaceEach(): Promise<boolean> {
    for (const slot of this.#slots) {
      if (this.#isOver) return false;
      if (!(await slot.replace())) return false;
    }
    return true;
  }

  /** Ends every process after it has finished its requests. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await all(this.#slots, async (it) => it.stop().then(() => true));
    await this.#replacing;
  }
}

async function all(
  slots: readonly WorkerSlot[],
  step: (slot: WorkerSlot) => Promise<boolean>,
): Promise<boolean> {
  const done = await Promise.all(slots.map(step));
  return done.every((it) => it);
}
