import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Keys by secret, of which a server has a few. Creating a key takes longer than signing. */
const keys = new Map<string, KeyObject>();

/**
 * Signs a text, as base64url. The text starts with its purpose, so that one kind of text cannot be
 * used as another.
 */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', keyOf(secret)).update(text).digest('base64url');
}

/** Whether a signature matches the text, compared in constant time. */
export function isSignatureOf(signature: string, text: string, secret: string): boolean {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(text, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}
