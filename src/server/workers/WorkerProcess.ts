/** A process of the server that shares its port with others. */
export interface WorkerProcess {
  /** Resolves with true once it takes visitors, and with false where it ended before. */
  readonly listens: Promise<boolean>;
  /** Resolves once the process is gone. */
  readonly ended: Promise<void>;
  /** Asks it to finish what is under way and to end. Asking again does nothing. */
  stop(): void;
}
