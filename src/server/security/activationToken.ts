import { createHash, createHmac } from 'node:crypto';

/** How long an activation link works. */
export const ACTIVATION_HOURS = 24;

/**
 * Returns the token of one activation mail. It depends on the mail's outbox id, so every attempt at
 * the same mail carries the same link, and on the secret, so only the server can make it.
 */
export function activationToken(outboxId: string, secret: string): string {
  return createHmac('sha256', secret).update(`activation.${outboxId}`).digest('base64url');
}

/** What is stored of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
