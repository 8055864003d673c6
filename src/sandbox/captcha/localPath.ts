/**
 * Returns the path, query and fragment of an address on this host; `null` for an address elsewhere.
 */
export function localPath(address: string): string | null {
  if (!address.startsWith('/')) return null;
  const base = 'http://sandbox.invalid';
  const url = URL.parse(address, base);
  if (url === null || url.origin !== base) return null;
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}
