/** The connections of a pool. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** Receives measurements of a database. */
export interface DatabaseWatch {
  /** A statement succeeded or failed. */
  answered(seconds: number, isDone: boolean): void;
  /** A statement conflicted with another transaction. */
  conflicted(): void;
  /** A pool was opened. `state` may be called at any time. */
  pooled(state: () => PoolState): void;
}
