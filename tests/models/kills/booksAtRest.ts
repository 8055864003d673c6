import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { type Books, readBooks } from './readBooks.ts';

/**
 * The books once nothing waits any more, however much there is. Fails where nothing has moved on for as
 * long as a poll waits, unless told otherwise.
 */
export async function booksAtRest(
  database: Kysely<Tables>,
  sandboxUrl: string,
  patience: { readonly timeout?: number } = {},
): Promise<Books> {
  let books = await readBooks(database, sandboxUrl);
  while (books.waiting > 0) {
    const before = books.waiting;
    const waiting = async () => {
      books = await readBooks(database, sandboxUrl);
      return books.waiting;
    };
    await expect.poll(waiting, patience).toBeLessThan(before);
  }
  return books;
}
