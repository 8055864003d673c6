import { hash, timingSafeEqual } from 'node:crypto';

/** The bytes that SHA-256 works on at a time, and those of its digest. */
const BLOCK = 64;
const DIGEST = 32;

/** Enough bytes for most texts. A key with more room is made when one needs it. */
const ROOM = 1024;

/**
 * What HMAC (RFC 2104) hashes before the text, and before the digest of that, each with room for
 * what follows.
 */
interface Key {
  readonly inner: Buffer;
  readonly outer: Buffer;
}

/** Keys by secret, of which a server has a few. */
const keys = new Map<string, Key>();

/**
 * Signs a text with HMAC-SHA-256, as base64url. The text starts with its purpose, so that one kind
 * of text cannot be used as another. Consists of two digests, because Node's own HMAC creates an
 * object for each text, which costs a page view from memory a tenth of its time.
 */
export function signatureOf(text: string, secret: string): string {
  const { inner, outer } = keyFor(secret, Buffer.byteLength(text));
  const end = BLOCK + inner.write(text, BLOCK);
  outer.write(hash('sha256', inner.subarray(0, end), 'binary'), BLOCK, 'latin1');
  return hash('sha256', outer, 'base64url');
}

/** Whether a signature matches the text, compared in constant time. */
export function isSignatureOf(signature: string, text: string, secret: string): boolean {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(text, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the secret's key, with room for a text of so many bytes. */
function keyFor(secret: string, bytes: number): Key {
  const known = keys.get(secret);
  if (known !== undefined && known.inner.length >= BLOCK + bytes) return known;
  const whole = Buffer.from(secret);
  const key = whole.length > BLOCK ? hash('sha256', whole, 'buffer') : whole;
  const made = {
    inner: padded(key, 0x36, Math.max(ROOM, bytes)),
    outer: padded(key, 0x5c, DIGEST),
  };
  keys.set(secret, made);
  return made;
}

function padded(key: Buffer, pad: number, room: number): Buffer {
  const block = Buffer.alloc(BLOCK + room);
  for (let at = 0; at < BLOCK; at += 1) block[at] = (key[at] ?? 0) ^ pad;
  return block;
}
