import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lives } from './Lives.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How much later a new life begins: mostly past a lease, now and then past a sale's greatest age. */
const LATER = [SECOND, 50 * SECOND, 50 * SECOND, 50 * SECOND, 6 * MINUTE] as const;

/**
 * A life ends at one of its first moments, each of which is a step of a call to a provider. A few
 * short lives in a row get nothing done, so that others must be long.
 */
const MOST_MOMENTS = [8, 40, 120] as const;

/** Where nothing is asked of a provider any more, all are waiting for a later life. */
const MOST_REQUESTS = 150;

/** Kills the server again and again, in the middle of its calls. */
export class Killer {
  readonly #lives: Lives;
  readonly #kills: number;
  #moments = 0;
  #requests = 0;
  #end: (() => void) | null = null;

  constructor(lives: Lives, kills: number) {
    this.#lives = lives;
    this.#kills = kills;
  }

  get isDone(): boolean {
    return this.#lives.kills >= this.#kills;
  }

  /** A step of a call of the server to a provider. */
  readonly onMoment = (): void => {
    this.#moments -= 1;
    if (this.#moments <= 0) this.#end?.();
  };

  /** A request to the server. */
  readonly onRequest = (): void => {
    this.#requests -= 1;
    if (this.#requests <= 0) this.#end?.();
  };

  async run(): Promise<void> {
    while (!this.isDone) {
      await this.#untilTheEnd();
      // At once, while the call is where it is, or a little into what comes of it.
      if (randomInt(2) === 0) await pause(randomInt(20));
      await this.#lives.kill();
      await this.#lives.start(LATER[randomInt(LATER.length)] ?? 0);
    }
  }

  #untilTheEnd(): Promise<void> {
    this.#moments = randomInt(1, MOST_MOMENTS[randomInt(MOST_MOMENTS.length)] ?? 8);
    this.#requests = MOST_REQUESTS;
    return new Promise((resolve) => {
      this.#end = () => {
        this.#end = null;
        resolve();
      };
    });
  }
}
