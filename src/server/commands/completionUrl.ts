import { isRedirectAllowed } from '../../core/rules/links/isRedirectAllowed.ts';
import type { Config } from '../config/Config.ts';
import type { Site } from '../http/Site.ts';
import type { Landing } from '../storage/landingOfUser.ts';

/**
 * Where an active account lands: where its lead was to be led, if the brand allows it, else the
 * brand's dashboard; with the sandbox on the account page of this server. Throws when the brand's own
 * dashboard is outside its allow-list. Serves Specification 2.8.1 and 3.3.1.
 */
export function completionUrl(
  { built, origin }: Pick<Site, 'built' | 'origin'>,
  config: Pick<Config, 'sandboxUrl'>,
  { userId, planId, preferred = [], quantity }: Landing,
): string {
  const { id, links, redirectHosts } = built.brand;
  const here = config.sandboxUrl !== null;
  if (!here && !isRedirectAllowed(links.dashboard, redirectHosts)) {
    throw new Error(`The dashboard of ${id} is not among its redirectHosts`);
  }
  const led = preferred.find((address) => isRedirectAllowed(address, redirectHosts));
  const url = new URL(here ? `${origin}/account` : (led ?? links.dashboard));
  url.searchParams.set('success', 'true');
  url.searchParams.set('userId', userId);
  url.searchParams.set('planId', planId);
  url.searchParams.set('quantity', String(quantity));
  return url.href;
}
