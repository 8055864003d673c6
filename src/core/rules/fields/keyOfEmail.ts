import { asciiHost } from './asciiHost.ts';
import { normaliseEmail } from './normaliseEmail.ts';

/**
 * By what two addresses of one mailbox are known to be one: outer space and case aside, accents in one
 * form, and the host as the network knows it.
 */
export function keyOfEmail(email: string): string {
  const address = normaliseEmail(email).normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const host = address.slice(at);
  return address.slice(0, at) + (asciiHost(host) ?? host);
}
