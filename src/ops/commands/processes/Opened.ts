/** What a command has opened, to close it together. */
export class Opened {
  readonly #closers: (() => unknown)[] = [];
  #closing: Promise<void> | null = null;

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  /** Closes everything at once, and once only. Waits for all, and then throws the first failure. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    const closing = this.#closers.map(async (close) => close());
    await Promise.allSettled(closing);
    await Promise.all(closing);
  }
}
