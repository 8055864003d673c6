import { deepStrictEqual } from 'node:assert/strict';
import { compareKept } from '../../src/server/storage/keptQuery.ts';

/**
 * Compares each use of a kept query with a query built from the same values, and throws when they differ.
 * A builder whose SQL depends on a value fails in every test that uses another value.
 */
export function compareKeptQueries(): void {
  compareKept((kept, fresh) => {
    const partsOf = ({ parameters, sql }: typeof kept) => ({ parameters, sql });
    try {
      deepStrictEqual(partsOf(kept), partsOf(fresh));
    } catch (cause) {
      const text = `A kept query is not the one that its values make (docs/decisions/0084): ${fresh.sql}`;
      throw new Error(text, { cause });
    }
  });
}

compareKeptQueries();
