import type { Config } from '../config/Config.ts';
import type { Site } from './Site.ts';

/**
 * Returns the origin of mailed links: a brand's own host, without a port. Uses the visitor's host
 * if it is one of the brand's, otherwise the brand's first. A pinned brand answers on any host, and
 * a proxy may pass on any, but a visitor who signs up another person's address must not choose
 * where that mail leads. With the sandbox on, where mails stay on this machine, always uses the
 * visitor's host.
 */
export function linkOrigin(
  { built, origin }: Pick<Site, 'built' | 'origin'>,
  config: Pick<Config, 'sandboxUrl'>,
): string {
  if (config.sandboxUrl !== null) return origin;
  const { hosts } = built.brand;
  const hostname = URL.parse(origin)?.hostname ?? '';
  return `https://${hosts.includes(hostname) ? hostname : hosts[0]}`;
}
