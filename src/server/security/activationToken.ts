import { createHash, createHmac } from 'node:crypto';

/** How long an activation link works. */
export const ACTIVATION_HOURS = 24;

/**
 * The token of one activation mail. It follows from the mail's outbox id, so that every attempt at
 * the same mail carries the same link, and from the secret, so that nobody else can make it.
 */
export function activationToken(outboxId: string, secret: string): string {
  return createHmac('sha256', secret).update(`activation.${outboxId}`).digest('base64url');
}

/** What is stored of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
