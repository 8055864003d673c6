/** The database that those of tests are copied from. */
export const MIGRATED = 'migrated';

/** The address of another database of the same server. */
export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
