/** A process of the server that shares its port with others. */
export interface WorkerProcess {
  /** Resolves with true when it accepts visitors, and with false when it ended before. */
  readonly listens: Promise<boolean>;
  /**
   * Resolves when the process has ended, with the cause for the log: the signal, such as SIGKILL where
   * memory ran out, or the status with which it exited.
   */
  readonly ended: Promise<string>;
  /** Its numbers in the metrics and in the system, for the log. */
  readonly names: { readonly worker: number; readonly pid: number | undefined };
  /** Returns how many signs of life it has sent. */
  signs(): number;
  /** Asks it to finish its requests and end. Asking again does nothing. */
  stop(): void;
  /** Ends it at once. */
  kill(): void;
}
