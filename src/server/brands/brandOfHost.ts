import type { BrandIndex } from '../../core/contract/builtBrand.ts';

/** How this server finds the brand of a host. */
export interface HostRules {
  /** The brand for every host, when one is pinned. */
  readonly pinned: string | null;
  /** With the sandbox on, `<brand-id>.localhost` also belongs to the brand. */
  readonly localHosts: boolean;
}

const LOCALHOST = '.localhost';

/** Returns the id of the brand for a host name (no port); null for an unknown host. */
export function brandOfHost(index: BrandIndex, hostname: string, rules: HostRules): string | null {
  if (rules.pinned !== null) return rules.pinned;
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (Object.hasOwn(index.hosts, host)) return index.hosts[host] ?? null;
  if (!rules.localHosts || !host.endsWith(LOCALHOST)) return null;
  const id = host.slice(0, -LOCALHOST.length);
  return Object.hasOwn(index.brands, id) ? id : null;
}
