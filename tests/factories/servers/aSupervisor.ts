import { Supervisor } from '../../../src/server/workers/Supervisor.ts';
import type { WorkerProcess } from '../../../src/server/workers/WorkerProcess.ts';

/** Processes that start and end when the test says so. What happened is told in words, in order. */
class Workshop {
  readonly told: string[] = [];
  readonly waits: number[] = [];
  /** Processes by the order of their start; those listed here cannot start. */
  readonly broken = new Set<number>();
  /** Those listed here never come to take visitors, or finish a payment for as long as the test says. */
  readonly slow = new Set<number>();
  readonly busy = new Set<number>();
  /** Resolves once two minutes are over. */
  readonly patience = Promise.withResolvers<void>();
  /** Whether nothing is started again any more. */
  isPausing = false;
  /** Those listed here give no sign any more; the others do at every look. */
  readonly hanging = new Set<number>();
  readonly #ends: (() => void)[] = [];
  readonly #signs: number[] = [];

  fork(): WorkerProcess {
    const number = this.#ends.length + 1;
    this.told.push(`${number} starts`);
    const ending = Promise.withResolvers<void>();
    this.#ends.push(() => {
      this.told.push(`${number} ends`);
      ending.resolve();
    });
    const isBroken = this.broken.has(number);
    if (isBroken) this.crash(number);
    return {
      listens: this.slow.has(number)
        ? ending.promise.then(() => false)
        : Promise.resolve(!isBroken),
      ended: ending.promise,
      name: String(number),
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

  /** Ends a process; its own doing unless it was asked. */
  crash(number: number): void {
    const end = this.#ends[number - 1];
    this.#ends[number - 1] = () => undefined;
    end?.();
  }
}

/** A supervisor of so many of them. */
export function aSupervisor(count: number) {
  const shop = new Workshop();
  const errors: string[] = [];
  const supervisor = new Supervisor({
    count,
    fork: () => shop.fork(),
    logger: { error: (_line: object, message?: string) => void errors.push(message ?? '') },
    pause: (milliseconds) => shop.pause(milliseconds),
  });
  return { errors, shop, supervisor };
}

/** Lets everything go on that waits for nothing but its turn. */
export const rest = () => new Promise((resolve) => setImmediate(resolve));
