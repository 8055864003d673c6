import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import { type Books, readBooks } from './readBooks.ts';

/**
 * Returns the books when nothing is waiting any more, however much there is. Fails when nothing has
 * changed for the duration of a poll, unless `patience` is given.
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
