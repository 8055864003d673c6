/** A process of the server that shares its port with others. */
export interface WorkerProcess {
  /** Resolves with true when it accepts visitors, and with false when it ended before. */
  readonly listens: Promise<boolean>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  /** Its name in the log. */
  readonly name: string;
  /** Returns how many signs of life it has sent. */
  signs(): number;
  /** Asks it to finish its requests and end. Asking again does nothing. */
  stop(): void;
  /** Ends it at once. */
  kill(): void;
}
