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

  /**
   * Does work that opens things. If it fails, closes them, because they would keep a process going
   * that serves nothing, and throws why it failed, whatever does not close.
   */
  async orClose(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await this.close().catch(() => undefined);
      throw error;
    }
  }

  async #closeAll(): Promise<void> {
    const closing = this.#closers.map(async (close) => close());
    await Promise.allSettled(closing);
    await Promise.all(closing);
  }
}
