import { isIPv4 } from 'node:net';

/** Whether a host, as in a URL, is this machine's loopback address. */
export function isThisMachine(host: string): boolean {
  return ['localhost', '[::1]', '::1'].includes(host) || (isIPv4(host) && host.startsWith('127.'));
}
