import { isSignatureOf, signatureOf } from './signature.ts';

/** A visitor's session as their cookie carries it. Whatever else is known of it is in the database. */
export interface VisitorSession {
  readonly id: string;
  /** When it began, or a page view last renewed it. */
  readonly startedAt: Date;
  /** Where it surely has no row in the database: then nothing else is known of it. */
  readonly hasNoRow?: true;
}

/** How long a session serves, from its start or its last renewal. */
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
  const startedAt = new Date(Number.parseInt(start, 36));
  const age = options.now.getTime() - startedAt.getTime();
  return age < SESSION_HOURS * HOUR_MS ? { id, startedAt } : null;
}

function signed(body: string, { brandId }: SealOptions): string {
  return `session.${brandId}.${body}`;
}
