import type { SocialSettings } from '../../config/SocialSettings.ts';
import { facebookSocial } from './facebookSocial.ts';
import { googleSocial } from './googleSocial.ts';
import type { SocialGateways } from './SocialGateway.ts';

/** How long to wait for one answer of a provider, in seconds. */
const PATIENCE_S = 8;

/** The providers themselves, or the sandbox in place of both. */
export function socialGateways(
  { standInUrl }: SocialSettings,
  patienceS: number = PATIENCE_S,
): SocialGateways {
  return {
    google: googleSocial(standInUrl, patienceS),
    facebook: facebookSocial(standInUrl, patienceS),
  };
}
