import { createHash } from 'node:crypto';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';

/** Identifies a link that filled in an address, as SHA-256 in hex, without storing the address. */
export function linkHash(email: string): string {
  return createHash('sha256').update(keyOfEmail(email)).digest('hex');
}
