import { isIPv6, SocketAddress } from 'node:net';

/**
 * A connection at home usually has a /56, and so 256 networks of 64 bits to try cards from: three
 * groups of sixteen bits, and half of a fourth. A telephone has a /64, and shares its limits with
 * fewer others than behind an IPv4 address.
 */
const WHOLE_GROUPS = 3;
const HALF_GROUP = 0xff00;

/** Some proxies add the visitor's port, which differs for each connection. */
const WITH_PORT = /^(?:(?<v4>[\d.]+)|\[(?<v6>[\da-f:.]+)\])(?::\d+)?$/i;

/**
 * Returns what counts as one visitor's network: an IPv4 address, or the first 56 bits of an IPv6
 * address, because a customer has all of those addresses. Every spelling of an address gives the
 * same result.
 */
export function networkOf(address: string): string {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {};
  const ip = v4 ?? v6 ?? address;
  if (!isIPv6(ip)) return ip;
  // The system's own spelling: short, in lower case, and with dots in an address that contains an
  // IPv4 one.
  const { address: spelled } = new SocketAddress({ address: ip, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(spelled)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = spelled.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  const half = Number.parseInt(groups[WHOLE_GROUPS] ?? '0', 16) & HALF_GROUP;
  return `${[...groups.slice(0, WHOLE_GROUPS), half.toString(16)].join(':')}::/56`;
}
