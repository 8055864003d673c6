import type { BrandIndex } from '../../core/contract/builtBrand.ts';

/** How hosts become brands on this server. */
export interface HostRules {
  /** The brand that every host shows, if one is pinned. */
  readonly pinned: string | null;
  /** With the sandbox on, `<brand-id>.localhost` is the brand's too. */
  readonly localHosts: boolean;
}

const LOCALHOST = '.localhost';

/** The id of the brand that answers on a host name (no port); null for an unknown host. */
export function brandOfHost(index: BrandIndex, hostname: string, rules: HostRules): string | null {
  if (rules.pinned !== null) return rules.pinned;
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (Object.hasOwn(index.hosts, host)) return index.hosts[host] ?? null;
  if (!rules.localHosts || !host.endsWith(LOCALHOST)) return null;
  const id = host.slice(0, -LOCALHOST.length);
  return Object.hasOwn(index.brands, id) ? id : null;
}
