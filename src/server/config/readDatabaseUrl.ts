import type { Config } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';
import { isDecodable } from './isDecodable.ts';
import { isThisMachine } from './isThisMachine.ts';

const WRITE =
  'Write an address such as postgres://user:password@host:5432/database, or remove it to keep the data in a SQLite file in DATA_DIR.';

const WRITE_SSLMODE =
  "Write sslmode=verify-full, and sslrootcert=<file> where an authority of your own signed the server's certificate; or sslmode=disable where nobody else can reach the network between.";

/** The unambiguous modes. The driver interprets the others differently from libpq. */
const CLEAR_SSLMODES: readonly (string | null)[] = ['verify-full', 'disable'];

/**
 * Reads the PostgreSQL address; null without one. In production, a database on another machine
 * needs an explicit sslmode. No message shows the address, because it contains a password.
 */
export function readDatabaseUrl(
  reader: EnvironmentReader,
  environment: Config['environment'],
): string | null {
  const value = reader.optional('DATABASE_URL');
  if (value === null) return null;
  const problem = problemOf(value);
  if (problem !== null) {
    reader.problem('DATABASE_URL', `DATABASE_URL ${problem}. ${WRITE}`);
    return null;
  }
  if (environment !== 'production' || isLocal(value) || isSslmodeClear(value)) return value;
  reader.problem(
    'DATABASE_URL',
    `DATABASE_URL is on another machine, and does not say clearly whether its connections are encrypted and its server known. ${WRITE_SSLMODE}`,
  );
  return null;
}

function isSslmodeClear(value: string): boolean {
  return CLEAR_SSLMODES.includes(lastOf(new URL(value), 'sslmode'));
}

/** Whether the database is on this machine: at a loopback address, or behind a socket file. */
function isLocal(value: string): boolean {
  const url = new URL(value);
  const host = lastOf(url, 'host') ?? decodeURIComponent(url.hostname);
  return host.startsWith('/') || isThisMachine(host);
}

/** The last value of a parameter, which is the one that the driver uses. */
function lastOf({ searchParams }: URL, name: string): string | null {
  return searchParams.getAll(name).at(-1) ?? null;
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
