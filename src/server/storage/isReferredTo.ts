/** PostgreSQL's foreign_key_violation, and SQLite's SQLITE_CONSTRAINT_FOREIGNKEY. */
const POSTGRES = '23503';
const SQLITE = 787;

/** Whether a statement failed because a row refers to what it deletes, or to what is not there. */
export function isReferredTo(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === SQLITE;
  return 'code' in error && error.code === POSTGRES;
}
