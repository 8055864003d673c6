import { SilenceWatch } from './SilenceWatch.ts';
import { type SlotOptions, WorkerSlot } from './WorkerSlot.ts';

export interface SupervisorOptions extends SlotOptions {
  /** How many processes serve. */
  readonly count: number;
}

/** Keeps a number of processes serving, and replaces them one after the other without a gap. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #slots: readonly WorkerSlot[];
  #replacing: Promise<boolean> = Promise.resolve(true);
  readonly #silence = new SilenceWatch();
  /** How many processes were ended because they were silent. */
  #hung = 0;
  #isOver = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#slots = Array.from({ length: options.count }, () => new WorkerSlot(options));
  }

  /**
   * Starts one process, which changes the schema where that is due, and then the others. False where one
   * could not start; those that could are ended again then.
   */
  async start(): Promise<boolean> {
    const [first, ...others] = this.#slots;
    const started = (await first?.start()) === true && (await all(others, (it) => it.start()));
    if (!started) await this.stop();
    return started;
  }

  /**
   * Replaces every process by one of the code that is there now. Each new one takes visitors before the
   * one before it ends. At the first that cannot start it stops, and false is returned. Asked for while
   * it does so already, it begins again afterwards.
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
   * Ends a process that has been silent for long: its place is taken by another, as after a crash. Asked
   * once a second. Not while one starts, and one at a time, so that a machine that is too busy is not emptied.
   */
  look(): void {
    const isStarting = !this.#isOver && this.#slots.some((slot) => slot.isStarting);
    if (isStarting) return this.#silence.forget();
    const silent = this.#silence.look(this.#slots.flatMap((slot) => slot.running));
    if (silent === null) return;
    this.#hung += 1;
    this.#options.logger.error(
      { worker: silent.name },
      'A process of the server does not go on, and is ended: what it had under way is looked up',
    );
    silent.kill();
  }

  async #replaceEach(): Promise<boolean> {
    for (const slot of this.#slots) {
      if (this.#isOver) return false;
      if (await slot.replace()) continue;
      this.#options.logger.error({}, 'A new process could not start: those before it go on');
      return false;
    }
    return true;
  }

  /** Ends every process once it has finished what is under way. */
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
