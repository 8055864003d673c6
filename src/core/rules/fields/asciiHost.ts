import { readAddress } from '../links/readAddress.ts';

const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;
const PLAIN = /^[a-z0-9.-]+$/;

/**
 * Returns a host as the network knows it: 'xn--bcher-kva.example' for 'bücher.example'. Null for an
 * invalid host. Browsers and Node agree on international hosts, but may differ on whether an ASCII
 * host is valid.
 */
export function asciiHost(host: string): string | null {
  const lower = host.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return HOST.test(lower) ? (readAddress(`http://${lower}`)?.hostname ?? null) : null;
}
