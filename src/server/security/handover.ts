import { isRecord } from '../../core/rules/json/isRecord.ts';
import { isSignatureOf, signatureOf } from './signature.ts';

/** How long a hand-over link is valid. */
export const HANDOVER_MINUTES = 5;

/**
 * The user whom a link takes from the account's page to the payment page. Without the role, which
 * the server looks up.
 */
export interface Handover {
  readonly brandId: string;
  readonly accountId: string;
  readonly userId: string;
  /** Makes the link single use. */
  readonly nonce: string;
  readonly expiresAt: Date;
}

/** Returns a hand-over as in its link: its properties, and a signature over them. */
export function sealHandover(handover: Handover, secret: string): string {
  const { accountId, brandId, expiresAt, nonce, userId } = handover;
  const members = [brandId, accountId, userId, nonce, expiresAt.getTime()];
  const body = Buffer.from(JSON.stringify({ members })).toString('base64url');
  return `${body}.${signatureOf(signed(body), secret)}`;
}

/**
 * Reads a link's hand-over; null when we did not sign it, or it is for another brand or too old.
 */
export function openHandover(
  value: string,
  {
    brandId,
    now,
    secret,
  }: { readonly brandId: string; readonly now: Date; readonly secret: string },
): Handover | null {
  const [body = '', signature = '', ...rest] = value.split('.');
  if (rest.length > 0 || !isSignatureOf(signature, signed(body), secret)) return null;
  const read: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  const members: unknown = isRecord(read) ? read['members'] : null;
  if (!Array.isArray(members)) return null;
  const [brand, accountId, userId, nonce, expires] = members.map(String);
  const expiresAt = new Date(Number(expires));
  if (brand !== brandId || expiresAt <= now) return null;
  if (accountId === undefined || userId === undefined || nonce === undefined) return null;
  return { brandId, accountId, userId, nonce, expiresAt };
}

function signed(body: string): string {
  return `handover.${body}`;
}
