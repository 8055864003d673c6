/** The database that tests copy theirs from. */
export const MIGRATED = 'migrated';

/** The address of another database of the same server. */
export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The address of the same database, with transactions at SERIALIZABLE. */
export function serializable(address: string): string {
  const url = new URL(address);
  url.searchParams.set('options', '-c default_transaction_isolation=serializable');
  return url.href;
}
