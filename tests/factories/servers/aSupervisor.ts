import { Supervisor } from '../../../src/server/workers/Supervisor.ts';
import type { WorkerProcess } from '../../../src/server/workers/WorkerProcess.ts';

/** Processes that start and end when the test says so. Events are recorded as text, in order. */
class Workshop {
  readonly told: string[] = [];
  readonly waits: number[] = [];
  /** Processes are numbered in the order of their start. Those listed here cannot start. */
  readonly broken = new Set<number>();
  /** Those listed here never become ready, or never finish a payment while the test says so. */
  readonly slow = new Set<number>();
  readonly busy = new Set<number>();
  /** Resolves when two minutes are over. */
  readonly patience = Promise.withResolvers<void>();
  /** Whether processes are no longer restarted. */
  isPausing = false;
  /** Those listed here give no sign of life; the others do at every check. */
  readonly hanging = new Set<number>();
  readonly #ends: (() => void)[] = [];
  readonly #signs: number[] = [];

  /** For each process, whether another one of its place was alive at its start. */
  readonly besides: boolean[] = [];

  fork(isBeside: boolean): WorkerProcess {
    this.besides.push(isBeside);
    const number = this.#ends.length + 1;
    this.told.push(`${number} starts`);
    const ending = Promise.withResolvers<string>();
    this.#ends.push(() => {
      this.told.push(`${number} ends`);
      ending.resolve('SIGKILL');
    });
    const isBroken = this.broken.has(number);
    if (isBroken) this.crash(number);
    return {
      listens: this.slow.has(number)
        ? ending.promise.then(() => false)
        : Promise.resolve(!isBroken),
      ended: ending.promise,
      names: { worker: number, pid: 4711 + number },
      signs: () => {
        const signs = this.#signs[number] ?? 1;
        if (!this.hanging.has(number)) this.#signs[number] = signs + 1;
        return signs;
      },
      kill: () => this.crash(number),
      stop: () => {
        if (!this.busy.has(number) && !this.hanging.has(number)) this.crash(number);
      },
    };
  }

  async pause(milliseconds: number): Promise<void> {
    if (milliseconds === 120_000) return this.patience.promise;
    this.waits.push(milliseconds);
    if (this.isPausing) return new Promise(() => undefined);
  }

  /** Ends a process. It counts as a crash unless it was stopped on purpose. */
  crash(number: number): void {
    const end = this.#ends[number - 1];
    this.#ends[number - 1] = () => undefined;
    end?.();
  }
}

/** A supervisor of this many processes. */
export function aSupervisor(count: number) {
  const shop = new Workshop();
  const errors: string[] = [];
  /** What each of them names. */
  const named: object[] = [];
  const supervisor = new Supervisor({
    count,
    fork: (isBeside) => shop.fork(isBeside),
    logger: {
      error(line: object, message?: string) {
        errors.push(message ?? '');
        named.push(line);
      },
    },
    pause: (milliseconds) => shop.pause(milliseconds),
  });
  return { errors, named, shop, supervisor };
}

/** Lets all work continue that is ready to run. */
export const rest = () => new Promise((resolve) => setImmediate(resolve));
