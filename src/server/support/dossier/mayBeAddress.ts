import { type RawBuilder, sql } from 'kysely';

/**
 * Which rows may be of an address, by its key; keyOfEmail decides. A database cannot make the key of what
 * is not plain: SQLite knows small letters only of ASCII, and neither knows a host as the network does.
 */
export function mayBeAddress(emailKey: string): RawBuilder<boolean> {
  return sql<boolean>`(lower(trim(email)) = ${emailKey} or octet_length(email) <> length(email))`;
}
