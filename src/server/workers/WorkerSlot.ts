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

/** Longer than a payment takes. */
const LONGEST_END_MS = 120_000;

/** The place of one process, which is started anew where it ends by itself, and replaced on request. */
export class WorkerSlot {
  readonly #options: SlotOptions;
  #worker: WorkerProcess | null = null;
  /** The processes that were started for this place and do not take visitors yet: #worker, or what comes after it. */
  readonly #starting = new Set<WorkerProcess>();
  /** Processes that were replaced and finish what is under way, and their ends. */
  readonly #ending = new Map<WorkerProcess, Promise<void>>();
  /** Whether #worker takes visitors. */
  #isServing = false;
  /** What is under way in this place. What finds another value here has been overtaken. */
  #turn: symbol = Symbol('none');
  #isOver = false;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  /** Whether a process is about to take this place, or is to be started for it. */
  get isStarting(): boolean {
    return !this.#isServing || this.#starting.size > 0;
  }

  /** The processes that were started for this place and do not take visitors yet. */
  get starting(): readonly WorkerProcess[] {
    return [...this.#starting];
  }

  /** The processes of this place that serve or finish what is under way. */
  get running(): readonly WorkerProcess[] {
    const serving = this.#isServing && this.#worker !== null ? [this.#worker] : [];
    return [...serving, ...this.#ending.keys()];
  }

  /** Starts the first process. False where it could not start, which it has said itself. */
  async start(): Promise<boolean> {
    if (this.#isOver) return false;
    const worker = this.#fork();
    this.#worker = worker;
    if (!(await this.#listens(worker))) return false;
    this.#watch(worker);
    return true;
  }

  /**
   * Starts a new process, and ends the one before once the new one takes visitors. False where the new
   * one could not start: the one before goes on then. Resolves before the one before has ended where that
   * takes long, because what it finishes may be a payment.
   */
  async replace(): Promise<boolean> {
    const before = this.#worker;
    const turn = this.#overtake();
    const next = this.#fork();
    const listens = await this.#listens(next);
    // Only stop() comes between, which has stopped the new one, too.
    if (this.#turn !== turn) return false;
    if (!listens) {
      // What died meanwhile was left to this process, which did not come.
      if (before !== null) this.#watch(before);
      return false;
    }
    this.#worker = next;
    this.#watch(next);
    if (before !== null) await this.#end(before);
    return true;
  }

  /** Asks a process to end, and waits for that, but not so long that the others would not be replaced. */
  async #end(worker: WorkerProcess): Promise<void> {
    const ended = worker.ended.then(() => void this.#ending.delete(worker));
    this.#ending.set(worker, ended);
    worker.stop();
    const late = this.#options.pause(LONGEST_END_MS).then(() => 'late' as const);
    if ((await Promise.race([ended, late])) !== 'late' || this.#isOver) return;
    this.#options.logger.error(
      {},
      'A process that was replaced takes long to end: it is left to it',
    );
  }

  /** Ends every process of this place, also one that still starts, and starts none any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#overtake();
    const serving = this.#worker === null ? [] : [this.#worker];
    const running = new Set([...serving, ...this.#starting]);
    for (const worker of running) worker.stop();
    await Promise.all([...[...running].map((it) => it.ended), ...this.#ending.values()]);
  }

  #fork(): WorkerProcess {
    const worker = this.#options.fork();
    this.#starting.add(worker);
    return worker;
  }

  /** Whether a process comes to take visitors. */
  async #listens(worker: WorkerProcess): Promise<boolean> {
    const listens = await worker.listens;
    this.#starting.delete(worker);
    return listens;
  }

  #overtake(): symbol {
    this.#turn = Symbol('turn');
    return this.#turn;
  }

  #watch(worker: WorkerProcess): void {
    const turn = this.#overtake();
    this.#isServing = true;
    void worker.ended.then(async () => {
      if (this.#worker === worker) this.#isServing = false;
      if (this.#isOver || this.#turn !== turn) return;
      this.#options.logger.error({}, 'A process of the server ended by itself');
      await this.#restart(turn);
    });
  }

  async #restart(turn: symbol): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      await this.#options.pause(wait);
      if (this.#turn !== turn) return;
      const worker = this.#fork();
      this.#worker = worker;
      const listens = await this.#listens(worker);
      if (this.#turn !== turn) {
        worker.stop();
        return;
      }
      if (listens) return this.#watch(worker);
      this.#options.logger.error({}, 'A process of the server could not be started again');
    }
  }
}
