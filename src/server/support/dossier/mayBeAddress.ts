import { type RawBuilder, sql } from 'kysely';

/**
 * A condition for rows that may have an address, by its key; keyOfEmail decides. A database cannot
 * compute the key of every address: SQLite lowers only ASCII letters, and neither database converts
 * international hosts.
 */
export function mayBeAddress(emailKey: string | null): RawBuilder<boolean> {
  // Rows without an address match nothing.
  if (emailKey === null) return sql<boolean>`1 = 0`;
  return sql<boolean>`(lower(trim(email)) = ${emailKey} or octet_length(email) <> length(email))`;
}
