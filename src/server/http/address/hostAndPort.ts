import { isIPv6 } from 'node:net';

/** Returns where something listens as an address writes it: `[::]:4000`, `127.0.0.1:4000`. */
export function hostAndPort(host: string, port: number): string {
  return `${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * Returns where a server that was told to listen on a host can be looked at. On all IPv4 addresses that is
 * this machine's own: not every system takes 0.0.0.0 for it.
 */
export function listeningUrl(host: string, port: number): string {
  return `http://${hostAndPort(host === '0.0.0.0' ? '127.0.0.1' : host, port)}`;
}
