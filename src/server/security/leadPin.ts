import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A lead is found by so many of its pin's characters; the others prove that the pin is known. */
const SELECTOR_LENGTH = 8;
const LONGEST = 64;
const PIN_BYTES = 24;

/** A pin as a link carries it: 32 characters, of which 24 cannot be guessed (144 bits). */
export function newPin(): string {
  return randomBytes(PIN_BYTES).toString('base64url');
}

/** The part of a pin by which its lead is found. */
export function pinSelector(pin: string): string {
  return pin.slice(0, SELECTOR_LENGTH);
}

/** What is stored of a pin: SHA-256, in hex. A pin has too many bits to be tried out, so that no slow hash is needed. */
export function pinHash(pin: string): string {
  return createHash('sha256').update(pin).digest('hex');
}

/** Whether a pin is the one that was stored, compared in constant time; never where none was. */
export function isPinOf(pin: string, stored: string | null): boolean {
  const given = Buffer.from(pinHash(pin.slice(0, LONGEST)), 'hex');
  const expected = Buffer.from(stored ?? pinHash(''), 'hex');
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  return isSame && stored !== null;
}
