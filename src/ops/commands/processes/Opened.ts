/** What a command has opened, to close it together. */
export class Opened {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  /** Closes everything at once. Waits for all, and then throws the first failure. */
  async close(): Promise<void> {
    const closing = this.#closers.splice(0).map(async (close) => close());
    await Promise.allSettled(closing);
    await Promise.all(closing);
  }
}
