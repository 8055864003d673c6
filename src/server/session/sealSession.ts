import { createHmac, timingSafeEqual } from 'node:crypto';

/** A visitor's session as their cookie carries it. Whatever else is known of it is in the database. */
export interface VisitorSession {
  readonly id: string;
  readonly startedAt: Date;
}

/** How long a session serves. */
export const SESSION_HOURS = 24;

const HOUR_MS = 3_600_000;
const ID = /^[0-9a-zA-Z-]{8,64}$/;

export interface SealOptions {
  /** A session is one brand's: a cookie moved to another brand does not open. */
  readonly brandId: string;
  readonly secret: string;
}

/** The cookie's value: id, start and a signature over both and the brand. */
export function sealSession(session: VisitorSession, options: SealOptions): string {
  const body = `${session.id}.${session.startedAt.getTime().toString(36)}`;
  return `${body}.${sign(body, options)}`;
}

/** Opens a cookie's value; null when it is not ours, of another brand, or too old. */
export function openSession(
  value: string,
  options: SealOptions & { readonly now: Date },
): VisitorSession | null {
  const [id = '', start = '', signature = '', ...rest] = value.split('.');
  if (rest.length > 0 || !ID.test(id)) return null;
  if (!isEqual(signature, sign(`${id}.${start}`, options))) return null;
  const startedAt = new Date(Number.parseInt(start, 36));
  const age = options.now.getTime() - startedAt.getTime();
  return age < SESSION_HOURS * HOUR_MS ? { id, startedAt } : null;
}

function sign(body: string, { brandId, secret }: SealOptions): string {
  return createHmac('sha256', secret).update(`session.${brandId}.${body}`).digest('base64url');
}

function isEqual(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
