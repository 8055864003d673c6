import { unreachable } from '../../../src/core/contract/unreachable.ts';
import type { Fate } from './History.ts';
import type { Actor, Steps } from './Steps.ts';

interface Late {
  readonly at: number;
  readonly work: () => unknown;
}

export interface Lost {
  readonly kind: 'unknown';
  readonly cause: Error;
}

/** How long a process waits for an answer. */
const PATIENCE = 30_000;

const FINE: Fate = { answer: 'told', after: 0, verdict: 'approve' };

/** The connections to outside services, which outlive every process of the server. */
export class Calls {
  readonly #outside: Actor = { name: 'outside', isAlive: true };
  readonly #steps: Steps;
  readonly #now: () => number;
  #fates: readonly Fate[];
  #late: Late[] = [];
  /** When a late piece of work was done, which is only processed now. */
  #doneAt: number | null = null;

  constructor(steps: Steps, now: () => number, fates: readonly Fate[]) {
    this.#steps = steps;
    this.#now = now;
    this.#fates = fates;
  }

  /** The time at which a piece of work is done. */
  get now(): number {
    return this.#doneAt ?? this.#now();
  }

  /** From now on every call is answered, and nothing is lost. */
  recover(): void {
    this.#fates = [];
  }

  /** When the next late piece of work is done; null when there is none. */
  nextLate(): number | null {
    return this.#late.length === 0 ? null : Math.min(...this.#late.map(({ at }) => at));
  }

  /** Does what is due. */
  catchUp(): void {
    const due = this.#late.filter(({ at }) => at <= this.#now());
    this.#late = this.#late.filter(({ at }) => at > this.#now());
    for (const { at, work } of due) {
      this.#doneAt = at;
      work();
    }
    this.#doneAt = null;
  }

  /** A call: sent by a process, done outside, answered to the process if it lives. */
  async call<T>(process: Actor, name: string, work: (fate: Fate) => T): Promise<T | Lost> {
    await this.#steps.wait(process, `sends the ${name}`);
    const sentAt = this.#now();
    const [fate = FINE, ...fates] = this.#fates;
    this.#fates = fates;
    const lost: Lost = { kind: 'unknown', cause: new Error(`No answer to the ${name}`) };
    switch (fate.answer) {
      case 'lostBefore':
        await this.#steps.wait(process, `gets no answer to the ${name}`);
        return lost;
      case 'late':
        this.#late.push({ at: sentAt + fate.after, work: () => work(fate) });
        await this.#steps.wait(process, `gets no answer to the ${name}`);
        return lost;
      case 'told':
      case 'lostAfter': {
        const done = await this.#work(name, () => work(fate));
        await this.#steps.wait(process, `gets the answer to the ${name}`);
        const tooLate = this.#now() - sentAt > PATIENCE;
        return fate.answer === 'lostAfter' || tooLate ? lost : done;
      }
      default:
        return unreachable(fate.answer);
    }
  }

  async #work<T>(name: string, work: () => T): Promise<T> {
    await this.#steps.wait(this.#outside, `does the ${name}`);
    return work();
  }
}
