import { isSignatureOf, signatureOf } from '../security/signature.ts';

/** A visitor's session as in their cookie. Everything else about it is in the database. */
export interface VisitorSession {
  readonly id: string;
  /** When it began, or was last renewed by a page view. */
  readonly startedAt: Date;
  /** When it began; absent if it was never renewed. */
  readonly firstAt?: Date;
  /** Set when it certainly has no row in the database, and so nothing else is known about it. */
  readonly hasNoRow?: true;
}

/** How long a session is valid, from its start or last renewal. */
export const SESSION_HOURS = 24;

/** The longest life of a session, including renewals. Its row keeps the user a day longer. */
export const SESSION_DAYS = 30;

const HOUR_MS = 3_600_000;
const ID = /^[0-9a-zA-Z-]{8,64}$/;

export interface SealOptions {
  /** What is sealed belongs to one brand. Its cookie is invalid at any other. */
  readonly brandId: string;
  readonly secret: string;
}

/** Returns the cookie's value: id, times, and a signature over them and the brand. */
export function sealSession(session: VisitorSession, options: SealOptions): string {
  const body = `${session.id}.${timesOf(session)}`;
  return `${body}.${signatureOf(signed(body, options), options.secret)}`;
}

/** Reads a cookie's value; null when we did not sign it, or it is of another brand or too old. */
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

/** An earlier release reads the first of the two times, and so accepts the session. */
function timesOf({ firstAt, startedAt }: VisitorSession): string {
  const times = firstAt === undefined ? [startedAt] : [startedAt, firstAt];
  return times.map((time) => time.getTime().toString(36)).join('-');
}

/** Anything that is not a time counts as expired. */
function isOver({ firstAt, startedAt }: VisitorSession, now: Date): boolean {
  const hours = (since: Date) => (now.getTime() - since.getTime()) / HOUR_MS;
  return !(hours(startedAt) < SESSION_HOURS && hours(firstAt ?? startedAt) < SESSION_DAYS * 24);
}

function signed(body: string, { brandId }: SealOptions): string {
  return `session.${brandId}.${body}`;
}
