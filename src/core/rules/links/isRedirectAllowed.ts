import { readAddress } from './readAddress.ts';

/**
 * Tells whether a redirect may lead to an address: https, exactly one of the brand's hosts, the
 * default port, and no user name, which could mislead. A redirect from a call's response may also
 * lead to the page's own origin.
 */
export function isRedirectAllowed(
  url: string,
  hosts: readonly string[],
  ownOrigin?: string,
): boolean {
  const address = readAddress(url);
  if (address === null) return false;
  const { origin, protocol, hostname, port, username, password } = address;
  if (username !== '' || password !== '') return false;
  if (origin === ownOrigin) return true;
  return protocol === 'https:' && port === '' && hosts.includes(hostname);
}
