import { DatabaseError } from 'pg';
import { type ConnectionPool, wrapPool } from '../../../src/server/storage/postgres/wrapPool.ts';

export interface Conflicts {
  /** How many statements have failed. */
  readonly count: number;
  readonly pool: (pool: ConnectionPool) => ConnectionPool;
}

/**
 * More than the statements of any transaction (erasing a person has some fifty), so that a repeated
 * one succeeds.
 */
const EVERY = 71;

/**
 * A pool in which every nth statement fails as if another transaction had come first: commits, and
 * statements inside and outside transactions. A rollback does not fail.
 */
export function conflicts(every = EVERY): Conflicts {
  let statements = 0;
  let count = 0;

  function assertNoConflict(text: string): void {
    if (text === 'rollback') return;
    statements += 1;
    if (statements % every !== 0) return;
    count += 1;
    const conflict = new DatabaseError('could not serialize access', 0, 'error');
    conflict.code = '40001';
    throw conflict;
  }

  return {
    get count() {
      return count;
    },
    pool: (pool) =>
      wrapPool(pool, (connection) => ({
        async run(text, parameters) {
          assertNoConflict(text);
          return connection.query(text, parameters);
        },
      })),
  };
}
