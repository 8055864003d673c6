import { StartError } from '../../StartError.ts';
import { placeOfPostgres } from '../postgres/placeOfPostgres.ts';

/** Where data are stored: a SQLite file in a folder, or PostgreSQL. */
export interface StoragePlace {
  readonly dataDir: string;
  /** A PostgreSQL address; null for the SQLite file in dataDir. */
  readonly databaseUrl: string | null;
}

interface Fault {
  /** What is wrong with a place, and what to do. */
  readonly line: (place: string) => string;
  /**
   * Whether a repetition may succeed soon without changing the program, its schema or its
   * permissions.
   */
  readonly mayPass: boolean;
}

const full: Fault = {
  line: (place) =>
    `There is no room left for ${place}: its disk is full, or a limit is reached. Make room there, then try again.`,
  mayPass: true,
};
const readOnly: Fault = {
  line: (place) =>
    `${place} cannot be written. Make it and its folder writable for this user, then try again.`,
  mayPass: true,
};
const broken: Fault = {
  line: (place) =>
    `The disk did not carry out what ${place} asked of it. Look whether it is full or failing, then try again.`,
  mayPass: true,
};
const shut: Fault = {
  line: (place) =>
    `${place} cannot be opened. Make its folder and its file readable and writable for this user.`,
  mayPass: true,
};
const damaged: Fault = {
  line: (place) =>
    `${place} is damaged, or is no database. Move it away, and restore a backup: npm run restore -- <file>.`,
  mayPass: false,
};
const busy: Fault = {
  line: (place) =>
    `${place} is in use by another process that does not let go. Try again, or stop that one.`,
  mayPass: true,
};
const foreign: Fault = {
  line: (place) =>
    `${place} was made by another version of this program. Use that version, or a newer one.`,
  mayPass: false,
};
const away: Fault = {
  line: (place) =>
    `${place} cannot be reached, or takes no connection. Start it or wait for it, then try again.`,
  mayPass: true,
};
const slow: Fault = {
  line: (place) => `${place} did not answer in time. Look what keeps it busy, then try again.`,
  mayPass: true,
};
const forbidden: Fault = {
  line: (place) =>
    `${place} does not let its user do this. Make the user the owner of the database.`,
  mayPass: false,
};
const pooled: Fault = {
  line: (place) =>
    `A pooler in front of ${place} gives each statement another connection. Give each client one for its session: pool_mode = session.`,
  mayPass: true,
};

/** By SQLite's result code, in its lowest byte. */
const OF_SQLITE: Readonly<Record<number, Fault>> = {
  5: busy,
  6: busy,
  7: full,
  8: readOnly,
  10: broken,
  11: damaged,
  13: full,
  14: shut,
  15: busy,
  26: damaged,
};

/**
 * By a PostgreSQL SQLSTATE, or its class when all of the class is one fault; and by the system's
 * own codes.
 */
const BY_CODE: Readonly<Record<string, Fault>> = {
  '08': away,
  '25P03': slow,
  '25P04': slow,
  '53': full,
  '53300': away,
  '57P01': away,
  '57P02': away,
  '57P03': away,
  '25006': readOnly,
  '42501': forbidden,
  '42P01': foreign,
  '42703': foreign,
  '55P03': busy,
  '57014': slow,
  '57P05': away,
  '58': broken,
  EACCES: readOnly,
  EAI_AGAIN: away,
  ECONNREFUSED: away,
  ECONNRESET: away,
  EDQUOT: full,
  EFBIG: full,
  EHOSTUNREACH: away,
  EIO: broken,
  ENETUNREACH: away,
  ENOSPC: full,
  ENOTFOUND: away,
  EPERM: readOnly,
  EPIPE: away,
  EROFS: readOnly,
  ETIMEDOUT: away,
};

/** A pooler's message, whose code is also that of a server which cannot be reached. */
const POOLED = /statement pooling mode/;

/** Messages of drivers' errors that have no code. */
const BY_MESSAGE: readonly (readonly [RegExp, Fault])[] = [
  [/^corrupted migrations/, foreign],
  [/^no such (table|column)|has no column named/, foreign],
  [/Connection terminated|connection error|timeout exceeded when trying to connect/, away],
  [/Query read timeout/, slow],
];

/**
 * Says in one line what is wrong with the data's place, which place it is, and what to do. Null for
 * any other error, which is a bug of ours and needs its stack.
 */
export function explainFault(
  error: unknown,
  { dataDir, databaseUrl }: StoragePlace,
): string | null {
  if (databaseUrl !== null) return explainAt(error, placeOfPostgres(databaseUrl));
  return explainAt(error, `the database in ${dataDir}`);
}

/** The same for any place, such as a file. */
export function explainAt(error: unknown, place: string): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StartError) return error.message;
  // The system names the file itself, which may be another one.
  const where = 'path' in error && typeof error.path === 'string' ? error.path : place;
  const line = faultOf(error)?.line(where);
  if (line === undefined) return explainAt(error.cause, place);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Whether a driver's error is temporary, so that a repetition may succeed. */
export function mayPass(error: unknown): boolean {
  return error instanceof Error && faultOf(error)?.mayPass === true;
}

function faultOf(error: Error): Fault | undefined {
  if ('errcode' in error) {
    const known = OF_SQLITE[Number(error.errcode) & 0xff];
    if (known !== undefined) return known;
  }
  if (POOLED.test(error.message)) return pooled;
  const code = 'code' in error ? String(error.code) : '';
  const known = BY_CODE[code] ?? (code.length === 5 ? BY_CODE[code.slice(0, 2)] : undefined);
  return known ?? BY_MESSAGE.find(([words]) => words.test(error.message))?.[1];
}
