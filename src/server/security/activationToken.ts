import { createHash } from 'node:crypto';
import { signatureOf } from './signature.ts';

/** How long an activation link is valid. */
export const ACTIVATION_HOURS = 24;

/**
 * Returns the token of an activation mail. It depends on the mail's outbox id, so that every
 * attempt at the same mail has the same link, and on the secret, so that only the server can make
 * it.
 */
export function activationToken(outboxId: string, secret: string): string {
  return signatureOf(`activation.${outboxId}`, secret);
}

/** The stored form of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
