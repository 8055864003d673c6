/** A process of the server that shares its port with others. */
export interface WorkerProcess {
  /** Resolves with true once it takes visitors, and with false where it ended before. */
  readonly listens: Promise<boolean>;
  /** Resolves once the process is gone. */
  readonly ended: Promise<void>;
  /** What the log calls it. */
  readonly name: string;
  /** How often it has said that it goes on. */
  signs(): number;
  /** Asks it to finish what is under way and to end. Asking again does nothing. */
  stop(): void;
  /** Ends it at once, whatever it is doing. */
  kill(): void;
}
