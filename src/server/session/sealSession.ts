import { isSignatureOf, signatureOf } from './signature.ts';

/** A visitor's session as their cookie carries it. Whatever else is known of it is in the database. */
export interface VisitorSession {
  readonly id: string;
  /** When it began, or a page view last renewed it. */
  readonly startedAt: Date;
  /** When it began; absent where it was never renewed. */
  readonly firstAt?: Date;
  /** Where it surely has no row in the database: then nothing else is known of it. */
  readonly hasNoRow?: true;
}

/** How long a session serves, from its start or its last renewal. */
export const SESSION_HOURS = 24;

/** How long it serves at most, however often it is renewed. Its row says whose it is for a day longer. */
export const SESSION_DAYS = 30;

const HOUR_MS = 3_600_000;
const ID = /^[0-9a-zA-Z-]{8,64}$/;

export interface SealOptions {
  /** A session is one brand's: a cookie moved to another brand does not open. */
  readonly brandId: string;
  readonly secret: string;
}

/** The cookie's value: id, times and a signature over them and the brand. */
export function sealSession(session: VisitorSession, options: SealOptions): string {
  const body = `${session.id}.${timesOf(session)}`;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/** Opens a cookie's value; null when it is not ours, of another brand, or too old. */
export function openSession(
  value: string,
  options: SealOptions & { readonly now: Date },
): VisitorSession | null {
  const [id = '', start = '', signature = '', ...rest] = value.split('.');
  if (rest.length > 0 || !ID.test(id)) return null;
  if (!isSignatureOf(signature, signed(`${id}.${start}`, options), options.secret)) return null;
  const [startedAt, firstAt] = start.split('-').map((time) => new Date(Number.parseInt(time, 36)));
  if (startedAt === undefined) return null;
  const session = { id, startedAt, ...(firstAt !== undefined && { firstAt }) };
  return isOver(session, options.now) ? null : session;
}

/** A release from before reads the first of the two times, and so the session. */
function timesOf({ firstAt, startedAt }: VisitorSession): string {
  const times = firstAt === undefined ? [startedAt] : [startedAt, firstAt];
  return times.map((time) => time.getTime().toString(36)).join('-');
}

/** Anything that is no time is over. */
function isOver({ firstAt, startedAt }: VisitorSession, now: Date): boolean {
  const hours = (since: Date) => (now.getTime() - since.getTime()) / HOUR_MS;
  return !(hours(startedAt) < SESSION_HOURS && hours(firstAt ?? startedAt) < SESSION_DAYS * 24);
}

function signed(body: string, { brandId }: SealOptions): string {
  return `session.${brandId}.${body}`;
}
