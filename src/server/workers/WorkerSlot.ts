import type { FastifyBaseLogger } from 'fastify';
import type { WorkerProcess } from './WorkerProcess.ts';

export interface SlotOptions {
  /** Starts a process of the code that is there now. */
  readonly fork: () => WorkerProcess;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** How long a process that ended by itself is missed: a second, and twice as long after each try that fails. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** The place of one process, which is started anew where it ends by itself, and replaced on request. */
export class WorkerSlot {
  readonly #options: SlotOptions;
  #worker: WorkerProcess | null = null;
  /** What is under way in this place. What finds another value here has been overtaken. */
  #turn: symbol = Symbol('none');
  #isOver = false;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  /** Starts the first process. False where it could not start, which it has said itself. */
  async start(): Promise<boolean> {
    if (this.#isOver) return false;
    this.#worker = this.#options.fork();
    if (!(await this.#worker.listens)) return false;
    this.#watch(this.#worker);
    return true;
  }

  /**
   * Starts a new process, and ends the one before once the new one takes visitors. False where the new
   * one could not start: the one before goes on then.
   */
  async replace(): Promise<boolean> {
    const before = this.#worker;
    const turn = this.#overtake();
    const next = this.#options.fork();
    const listens = await next.listens;
    if (this.#turn !== turn) {
      next.stop();
      await next.ended;
      return listens;
    }
    if (!listens) {
      // What died meanwhile was left to this process, which did not come.
      if (before !== null) this.#watch(before);
      return false;
    }
    this.#worker = next;
    this.#watch(next);
    before?.stop();
    await before?.ended;
    return true;
  }

  /** Ends the process, and starts none any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#overtake();
    this.#worker?.stop();
    await this.#worker?.ended;
  }

  #overtake(): symbol {
    this.#turn = Symbol('turn');
    return this.#turn;
  }

  #watch(worker: WorkerProcess): void {
    const turn = this.#overtake();
    void worker.ended.then(async () => {
      if (this.#isOver || this.#turn !== turn) return;
      this.#options.logger.error({}, 'A process of the server ended by itself');
      await this.#restart(turn);
    });
  }

  async #restart(turn: symbol): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      await this.#options.pause(wait);
      if (this.#turn !== turn) return;
      const worker = this.#options.fork();
      this.#worker = worker;
      const listens = await worker.listens;
      if (this.#turn !== turn) {
        worker.stop();
        return;
      }
      if (listens) return this.#watch(worker);
      this.#options.logger.error({}, 'A process of the server could not be started again');
    }
  }
}
