/** The connections of a pool. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** Is told how a database does. */
export interface DatabaseWatch {
  /** A statement was answered, or failed. */
  answered(seconds: number, isDone: boolean): void;
  /** A statement was in conflict with another transaction's. */
  conflicted(): void;
  /** There is a pool, whose state may be asked for at any time. */
  pooled(state: () => PoolState): void;
}
