import { readAddress } from '../links/readAddress.ts';
import { asciiHost } from './asciiHost.ts';

/**
 * Returns the brand's own e-mail domain: the host of its website, without www. Null when the
 * website is not a valid address.
 */
export function ownDomain(website: string): string | null {
  return readAddress(website)?.hostname.replace(/^www\./, '') || null;
}

/** Tells whether an address is on the domain or a subdomain. */
export function isOnDomain(email: string, domain: string): boolean {
  const host = asciiHost(email.slice(email.lastIndexOf('@') + 1)) ?? '';
  return host === domain || host.endsWith(`.${domain}`);
}
