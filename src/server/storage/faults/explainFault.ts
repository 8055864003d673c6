import { StartError } from '../../StartError.ts';
import { placeOfPostgres } from '../postgres/placeOfPostgres.ts';

/** Where data are kept: a SQLite file in a folder, or PostgreSQL. */
export interface StoragePlace {
  readonly dataDir: string;
  /** A PostgreSQL address; null uses the SQLite file in dataDir. */
  readonly databaseUrl: string | null;
}

type Explain = (place: string) => string;

const full: Explain = (place) =>
  `There is no room left for ${place}: its disk is full, or a limit is reached. Make room there, then try again.`;
const readOnly: Explain = (place) =>
  `${place} cannot be written. Make it and its folder writable for this user, then try again.`;
const broken: Explain = (place) =>
  `The disk did not carry out what ${place} asked of it. Look whether it is full or failing, then try again.`;
const shut: Explain = (place) =>
  `${place} cannot be opened. Make its folder and its file readable and writable for this user.`;
const damaged: Explain = (place) =>
  `${place} is damaged, or is no database. Move it away, and restore a backup: npm run restore -- <file>.`;
const busy: Explain = (place) =>
  `${place} is in use by another process that does not let go. Try again, or stop that one.`;
const foreign: Explain = (place) =>
  `${place} was made by another version of this program. Use that version, or a newer one.`;
const away: Explain = (place) =>
  `${place} cannot be reached, or takes no connection. Start it or wait for it, then try again.`;
const slow: Explain = (place) =>
  `${place} did not answer in time. Look what keeps it busy, then try again.`;
const forbidden: Explain = (place) =>
  `${place} does not let its user do this. Make the user the owner of the database.`;

/** By SQLite's own number, in the lowest byte of its result codes. */
const OF_SQLITE: Readonly<Record<number, Explain>> = {
  5: busy,
  6: busy,
  8: readOnly,
  10: broken,
  11: damaged,
  13: full,
  14: shut,
  26: damaged,
};

/** By a PostgreSQL SQLSTATE, or its class where all of that is one fault; and by the system's own code. */
const BY_CODE: Readonly<Record<string, Explain>> = {
  '08': away,
  '53100': full,
  '53200': full,
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

/** What drivers say that has no code. */
const BY_MESSAGE: readonly (readonly [RegExp, Explain])[] = [
  [/^corrupted migrations/, foreign],
  [/^no such (table|column)|has no column named/, foreign],
  [/Connection terminated|connection error|timeout exceeded when trying to connect/, away],
  [/Query read timeout/, slow],
];

/**
 * Says in one line what is wrong with where the data are kept, where that is, and what to do. Null where
 * it is nothing of that kind: a fault of ours, whose stack is wanted.
 */
export function explainFault(
  error: unknown,
  { dataDir, databaseUrl }: StoragePlace,
): string | null {
  if (databaseUrl !== null) return explainAt(error, placeOfPostgres(databaseUrl));
  return explainAt(error, `the database in ${dataDir}`);
}

/** The same of any place, such as a file. */
export function explainAt(error: unknown, place: string): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StartError) return error.message;
  // The system names the file itself, which may be another one.
  const where = 'path' in error && typeof error.path === 'string' ? error.path : place;
  const line = explanationOf(error)?.(where);
  if (line === undefined) return explainAt(error.cause, place);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Whether a driver's error says that the database cannot be asked just now: the same may be done soon. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const explain = explanationOf(error);
  return explain === away || explain === slow;
}

function explanationOf(error: Error): Explain | undefined {
  if ('errcode' in error) {
    const known = OF_SQLITE[Number(error.errcode) & 0xff];
    if (known !== undefined) return known;
  }
  const code = 'code' in error ? String(error.code) : '';
  const known = BY_CODE[code] ?? (code.length === 5 ? BY_CODE[code.slice(0, 2)] : undefined);
  return known ?? BY_MESSAGE.find(([words]) => words.test(error.message))?.[1];
}
