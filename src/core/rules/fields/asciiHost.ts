import { readAddress } from '../links/readAddress.ts';

const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;
const PLAIN = /^[a-z0-9.-]+$/;

/**
 * A host in the form that the network knows it by: 'bücher.example' is 'xn--bcher-kva.example'. Null
 * where it has none. Browsers and Node agree on it; on whether one of plain letters is there they need not.
 */
export function asciiHost(host: string): string | null {
  const lower = host.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return HOST.test(lower) ? (readAddress(`http://${lower}`)?.hostname ?? null) : null;
}
