/** PostgreSQL's foreign_key_violation, and SQLite's SQLITE_CONSTRAINT_FOREIGNKEY. */
const POSTGRES = '23503';
const SQLITE = 787;

/**
 * Whether a statement failed because of a foreign key: a row refers to what it deletes, or its own
 * reference does not exist.
 */
export function isReferredTo(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === SQLITE;
  return 'code' in error && error.code === POSTGRES;
}
