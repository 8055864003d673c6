const START = Date.parse('2026-11-21T09:00:00.000Z');

/** The model's clock. It only advances on request. */
export class Time {
  #now = START;
  #onPass: () => void = () => undefined;

  readonly now = (): number => this.#now;

  readonly clock = (): Date => new Date(this.#now);

  onPass(listener: () => void): void {
    this.#onPass = listener;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    this.#onPass();
  }
}
