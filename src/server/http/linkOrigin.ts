import type { Config } from '../config/Config.ts';
import type { Site } from './Site.ts';

/**
 * Where a mailed link leads back to: the origin that the visitor is on, as long as it is one of the
 * brand's own hosts. A pinned brand answers on any host, and a proxy may pass any on: whoever signs
 * up another's address must not choose where that mail leads.
 */
export function linkOrigin(
  { built, origin }: Pick<Site, 'built' | 'origin'>,
  config: Pick<Config, 'sandboxUrl'>,
): string {
  const { hosts } = built.brand;
  const [first] = hosts;
  const hostname = URL.parse(origin)?.hostname ?? '';
  const isOwn = config.sandboxUrl !== null || hosts.includes(hostname);
  return isOwn || first === undefined ? origin : `https://${first}`;
}
