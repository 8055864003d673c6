const HOST = /^(?:[a-z0-9._-]+|\[[a-f0-9:.]+\])(?::(?<port>\d{1,5}))?$/i;
const LARGEST_PORT = 65_535;

/** Whether a Host header is a name or an address, with a valid port or none. */
export function isHost(host: string): boolean {
  const found = HOST.exec(host);
  if (found === null) return false;
  const port = found.groups?.['port'];
  return port === undefined || (Number(port) > 0 && Number(port) <= LARGEST_PORT);
}
