/**
 * Tells whether a redirect may lead to an address: https, one of the brand's exact hosts, the
 * usual port, and no user name to mislead by.
 */
export function isRedirectAllowed(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hosts.includes(hostname)
  );
}
