import type { Config } from '../config/Config.ts';
import type { Site } from './Site.ts';

/**
 * Returns the origin of mailed links: the visitor's, when its host is one of the brand's own or the
 * sandbox is on, else the brand's first host, if it has one. A pinned brand answers on any host,
 * and a proxy may pass on any, but a visitor who signs up another person's address must not choose
 * where that mail leads.
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
