import { DatabaseError } from 'pg';
import { type ConnectionPool, wrapPool } from '../../../src/server/storage/postgres/wrapPool.ts';

export interface Conflicts {
  /** How many statements have failed. */
  readonly count: number;
  readonly pool: (pool: ConnectionPool) => ConnectionPool;
}

/** More than the statements of most transactions (erasing a person has about fifty). */
const EVERY = 71;

/**
 * A pool in which every nth statement fails as if another transaction had come first: commits, and
 * statements inside and outside transactions. A rollback does not fail. Until a commit succeeds, each
 * failure comes after twice as many statements, so that a long transaction succeeds when it is repeated.
 */
export function conflicts(every = EVERY): Conflicts {
  let left = every;
  let failures = 0;
  let count = 0;

  function assertNoConflict(text: string): void {
    if (text === 'rollback') return;
    left -= 1;
    if (left > 0) return;
    failures += 1;
    left = every * 2 ** failures;
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
        async run<Row>(text: string, parameters: readonly unknown[]) {
          assertNoConflict(text);
          const answer = await connection.query<Row>(text, parameters);
          if (text === 'commit') {
            failures = 0;
            left = Math.min(left, every);
          }
          return answer;
        },
      })),
  };
}
