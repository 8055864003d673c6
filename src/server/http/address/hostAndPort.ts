import { isIPv6 } from 'node:net';

/** Formats a host and port as in an address: `[::]:4000`, `127.0.0.1:4000`. */
export function hostAndPort(host: string, port: number): string {
  return `${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * Returns the address for opening a server that listens on a host. For all IPv4 addresses that is
 * 127.0.0.1, because not every system accepts 0.0.0.0.
 */
export function listeningUrl(host: string, port: number): string {
  return `http://${hostAndPort(host === '0.0.0.0' ? '127.0.0.1' : host, port)}`;
}
