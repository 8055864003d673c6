import { readAddress } from './readAddress.ts';

/**
 * Tells whether a redirect may lead to an address: https, one of the brand's exact hosts, the
 * usual port, and no user name to mislead by. What a page is answered may lead to the page's own
 * origin as well.
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
