import { createHash } from 'node:crypto';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';

/** By what a link is known again that filled in an address, as SHA-256 in hex: the address itself is not kept. */
export function linkHash(email: string): string {
  return createHash('sha256').update(keyOfEmail(email)).digest('hex');
}
