import { isRedirectAllowed } from '../../../core/rules/links/isRedirectAllowed.ts';
import type { Config } from '../../config/Config.ts';
import type { Site } from '../../http/Site.ts';
import type { Landing } from '../../storage/accounts/landingOfUser.ts';

type SiteOfUrl = Pick<Site, 'built' | 'origin'>;
type ConfigOfUrl = Pick<Config, 'sandboxUrl'>;

/**
 * Returns where an active account continues after something is completed: its home, with what was
 * completed in the query. Throws as accountUrl does.
 */
export function completionUrl(site: SiteOfUrl, config: ConfigOfUrl, landing: Landing): string {
  const { userId, planId, preferred = [], quantity } = landing;
  const url = new URL(accountUrl(site, config, preferred));
  url.searchParams.set('success', 'true');
  url.searchParams.set('userId', userId);
  url.searchParams.set('planId', planId);
  url.searchParams.set('quantity', String(quantity));
  return url.href;
}

/**
 * Returns an active account's home: the address from its lead, if the brand allows it, else the
 * brand's dashboard, which this server's account page replaces with the sandbox on. Throws when the
 * brand's own dashboard is not in its allow-list.
 */
export function accountUrl(
  { built, origin }: SiteOfUrl,
  config: ConfigOfUrl,
  preferred: readonly string[],
): string {
  const { id, links, redirectHosts } = built.brand;
  const led = preferred.find((address) => isRedirectAllowed(address, redirectHosts));
  if (config.sandboxUrl !== null) {
    return led === undefined || led === links.dashboard ? `${origin}/account` : led;
  }
  if (!isRedirectAllowed(links.dashboard, redirectHosts)) {
    throw new Error(`The dashboard of ${id} is not among its redirectHosts`);
  }
  return led ?? links.dashboard;
}
