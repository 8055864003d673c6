import { isIPv6 } from 'node:net';

/** An IPv6 customer has a /64 at least: four groups of sixteen bits. */
const GROUPS = 4;

/** Some proxies forward the visitor's port, which is another one for each connection. */
const WITH_PORT = /^(?:(?<v4>[\d.]+)|\[(?<v6>[\da-f:.]+)\])(?::\d+)?$/i;

/**
 * Returns what counts as one visitor's network: an IPv4 address as it is, or the first 64 bits of
 * an IPv6 address, because a customer with one address of those has them all.
 */
export function networkOf(address: string): string {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {};
  const ip = v4 ?? v6 ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  const network = groups.slice(0, GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
