import { asciiHost } from './asciiHost.ts';
import { normaliseEmail } from './normaliseEmail.ts';

/**
 * Returns a key that is equal for two spellings of one mailbox: trimmed, lower case, accents
 * normalised, and the host as the network knows it.
 */
export function keyOfEmail(email: string): string {
  const address = normaliseEmail(email);
  const at = address.lastIndexOf('@') + 1;
  const host = address.slice(at);
  return address.slice(0, at) + (asciiHost(host) ?? host);
}
