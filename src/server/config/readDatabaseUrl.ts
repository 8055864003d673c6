import type { EnvironmentReader } from './EnvironmentReader.ts';

const WRITE =
  'Write an address such as postgres://user:password@host:5432/database, or remove it to keep the data in a SQLite file in DATA_DIR.';

/** Reads the PostgreSQL address; null where there is none. No message shows any of it: it holds a password. */
export function readDatabaseUrl(reader: EnvironmentReader): string | null {
  const value = reader.optional('DATABASE_URL');
  if (value === null) return null;
  const problem = problemOf(value);
  if (problem === null) return value;
  reader.problem('DATABASE_URL', `DATABASE_URL ${problem}. ${WRITE}`);
  return null;
}

function problemOf(value: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(value)) return 'does not begin with postgres://';
  if (!URL.canParse(value) || !isDecodable(value)) {
    return 'cannot be read: write %40 for @, %3A for :, %2F for /, %23 for # and %25 for % in a name or password';
  }
  const { hash, pathname } = new URL(value);
  if (hash !== '') return 'has a # in it, which is written %23';
  return /^\/[^/]+$/.test(pathname) ? null : 'names no database';
}

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}
