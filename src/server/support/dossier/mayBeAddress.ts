import { type RawBuilder, sql } from 'kysely';

/**
 * Which rows may be of an address, by its key; keyOfEmail decides. A database cannot make the key of what
 * is not plain: SQLite knows small letters only of ASCII, and neither knows a host as the network does.
 */
export function mayBeAddress(emailKey: string | null): RawBuilder<boolean> {
  // What has no address is nobody's by it.
  if (emailKey === null) return sql<boolean>`1 = 0`;
  return sql<boolean>`(lower(trim(email)) = ${emailKey} or octet_length(email) <> length(email))`;
}
