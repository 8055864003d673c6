import type { FastifyBaseLogger } from 'fastify';
import type { WorkerProcess } from './WorkerProcess.ts';

export interface SlotOptions {
  /**
   * Starts a process of the current code. `isBeside` tells it whether another one of its place is
   * alive.
   */
  readonly fork: (isBeside: boolean) => WorkerProcess;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
  /** Resolves after this many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** The delay before a crashed process is replaced. It doubles after each failed try. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Longer than a payment takes. */
const LONGEST_END_MS = 120_000;

/** The place of one process, which is restarted after a crash, and replaced on request. */
export class WorkerSlot {
  readonly #options: SlotOptions;
  #worker: WorkerProcess | null = null;
  /**
   * Processes that were started for this place and are not ready yet: #worker, or its replacement.
   */
  readonly #starting = new Set<WorkerProcess>();
  /** Replaced processes that are finishing their requests, with their ends. */
  readonly #ending = new Map<WorkerProcess, Promise<void>>();
  /** Whether #worker accepts visitors. */
  #isServing = false;
  /**
   * Identifies the current operation in this place. An operation that finds another value here was
   * superseded.
   */
  #turn: symbol = Symbol('none');
  #isOver = false;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  /** Whether a process is starting for this place, or is about to. */
  get isStarting(): boolean {
    return !this.#isServing || this.#starting.size > 0;
  }

  /** The processes that were started for this place and are not ready yet. */
  get starting(): readonly WorkerProcess[] {
    return [...this.#starting];
  }

  /** The processes of this place that serve or are finishing. */
  get running(): readonly WorkerProcess[] {
    const serving = this.#isServing && this.#worker !== null ? [this.#worker] : [];
    return [...serving, ...this.#ending.keys()];
  }

  /**
   * Starts the first process. Returns false when it could not start, which it has reported itself.
   */
  async start(): Promise<boolean> {
    if (this.#isOver) return false;
    const worker = this.#fork();
    this.#worker = worker;
    if (!(await this.#listens(worker))) return false;
    this.#watch(worker);
    return true;
  }

  /**
   * Starts a new process, and ends the old one when the new one is ready. When the new one cannot
   * start, returns false and keeps the old one. Resolves before the old one has ended if that takes
   * long, because it may be finishing a payment.
   */
  async replace(): Promise<boolean> {
    const before = this.#worker;
    const turn = this.#overtake();
    const next = this.#fork();
    const listens = await this.#listens(next);
    // Only stop() can intervene, and has then also stopped the new one.
    if (this.#turn !== turn) return false;
    if (!listens) {
      // If the old process died meanwhile, its replacement was left to this operation, which
      // failed.
      if (before !== null) this.#watch(before);
      this.#options.logger.error(
        { ...next.names, cause: await next.ended },
        'A new process could not start: those before it go on',
      );
      return false;
    }
    this.#worker = next;
    this.#watch(next);
    if (before !== null) await this.#end(before);
    return true;
  }

  /**
   * Asks a process to end, and waits for it, but only so long that the others can still be
   * replaced.
   */
  async #end(worker: WorkerProcess): Promise<void> {
    const ended = worker.ended.then(() => void this.#ending.delete(worker));
    this.#ending.set(worker, ended);
    worker.stop();
    const late = this.#options.pause(LONGEST_END_MS).then(() => 'late' as const);
    if ((await Promise.race([ended, late])) !== 'late' || this.#isOver) return;
    this.#options.logger.error(
      worker.names,
      'A process that was replaced takes long to end: it is left to it',
    );
  }

  /** Ends every process of this place, including one that is starting, and starts no more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#overtake();
    const serving = this.#worker === null ? [] : [this.#worker];
    const running = new Set([...serving, ...this.#starting]);
    for (const worker of running) worker.stop();
    await Promise.all([...[...running].map((it) => it.ended), ...this.#ending.values()]);
  }

  #fork(): WorkerProcess {
    const worker = this.#options.fork(this.running.length + this.#starting.size > 0);
    this.#starting.add(worker);
    return worker;
  }

  /** Resolves with whether a process becomes ready. */
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
    void worker.ended.then(async (cause) => {
      if (this.#worker === worker) this.#isServing = false;
      if (this.#isOver || this.#turn !== turn) return;
      this.#options.logger.error(
        { ...worker.names, cause },
        'A process of the server ended by itself',
      );
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
      this.#options.logger.error(
        { ...worker.names, cause: await worker.ended },
        'A process of the server could not be started again',
      );
    }
  }
}
