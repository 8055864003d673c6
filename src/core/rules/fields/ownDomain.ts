import { readAddress } from '../links/readAddress.ts';
import { asciiHost } from './asciiHost.ts';

/** The brand's own e-mail domain: the host of its website, without www. Null when the website is no address. */
export function ownDomain(website: string): string | null {
  return readAddress(website)?.hostname.replace(/^www\./, '') || null;
}

/** Tells whether an address is on the domain or below it. */
export function isOnDomain(email: string, domain: string): boolean {
  const host = asciiHost(email.slice(email.lastIndexOf('@') + 1)) ?? '';
  return host === domain || host.endsWith(`.${domain}`);
}
