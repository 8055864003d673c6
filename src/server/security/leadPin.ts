import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The number of pin characters that find a lead. The others prove that the visitor has the pin. */
const SELECTOR_LENGTH = 8;
const LONGEST = 64;
const PIN_BYTES = 24;

/** Returns a new pin for a link: 32 characters, of which 24 are secret (144 bits). */
export function newPin(): string {
  return randomBytes(PIN_BYTES).toString('base64url');
}

/** The part of a pin that finds its lead. */
export function pinSelector(pin: string): string {
  return pin.slice(0, SELECTOR_LENGTH);
}

/**
 * The stored form of a pin: SHA-256, in hex. A pin has too many bits to guess, so it needs no slow
 * hash.
 */
export function pinHash(pin: string): string {
  return createHash('sha256').update(pin).digest('hex');
}

/** Whether a pin is the stored one, compared in constant time. False when none is stored. */
export function isPinOf(pin: string, stored: string | null): boolean {
  const given = Buffer.from(pinHash(pin.slice(0, LONGEST)), 'hex');
  const expected = Buffer.from(stored ?? pinHash(''), 'hex');
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  return isSame && stored !== null;
}
