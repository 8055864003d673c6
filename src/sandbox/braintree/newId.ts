import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Makes an unguessable id of letters and digits. */
export function newId(length = 12): string {
  return Array.from(randomBytes(length), (byte) => LETTERS.charAt(byte % 32)).join('');
}
