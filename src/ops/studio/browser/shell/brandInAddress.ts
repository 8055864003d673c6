/** Returns the brand in an address of the Studio; null for the list of all. */
export function brandInAddress(pathname: string): string | null {
  return /^\/brands\/([a-z0-9-]+)$/.exec(pathname)?.[1] ?? null;
}

/** Goes to a brand's address, or to the list's. */
export function openAddress(id: string | null): void {
  history.pushState(null, '', id === null ? '/' : `/brands/${id}`);
}
