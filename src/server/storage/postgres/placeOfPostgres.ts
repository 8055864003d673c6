/** Names a PostgreSQL database by its server, without the password. */
export function placeOfPostgres(url: string): string {
  return `the database server at ${hostOf(url)}`;
}

/** Host and port, or the folder of its socket. */
export function hostOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname}:${port === '' ? '5432' : port}`;
}
