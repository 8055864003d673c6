import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Makes an unguessable id of letters and digits. */
export function newId(length = 12): string {
  return Array.from(randomBytes(length), (byte) => LETTERS.charAt(byte % 32)).join('');
}

/** Makes a nonce for a card or a bank account. */
export function newNonce(): string {
  return `tokencc_${newId(6)}_${newId(6)}_${newId(3)}`;
}
