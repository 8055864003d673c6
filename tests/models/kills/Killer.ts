import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lives } from './Lives.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How much later a new life begins: usually after a lease, sometimes after the maximum age of a
 * sale.
 */
const LATER = [SECOND, 50 * SECOND, 50 * SECOND, 50 * SECOND, 6 * MINUTE] as const;

/**
 * A life ends at one of its first moments, each of which is a step of a call to a provider. A few
 * short lives in a row achieve nothing, so others must be long.
 */
const MOST_MOMENTS = [8, 40, 120] as const;

/** Without calls to a provider, all orders wait for a later life. */
const MOST_REQUESTS = 150;

/** Kills the server repeatedly in the middle of its calls. */
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

  /** A step of a call from the server to a provider. */
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
      // At once, during the call's step, or a little after it.
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
