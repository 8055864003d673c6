import { isRedirectAllowed } from '../../../core/rules/links/isRedirectAllowed.ts';
import type { Config } from '../../config/Config.ts';
import type { Site } from '../../http/Site.ts';
import type { Landing } from '../../storage/accounts/landingOfUser.ts';

type SiteOfUrl = Pick<Site, 'built' | 'origin'>;
type ConfigOfUrl = Pick<Config, 'sandboxUrl'>;

/**
 * Where an active account lands once something is completed: its home, told what it was. Throws as
 * accountUrl does.
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
 * An active account's home: where its lead was to be led, if the brand allows it, else the brand's
 * dashboard, which the account page of this server plays with the sandbox on. Throws when the
 * brand's own dashboard is outside its allow-list.
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
