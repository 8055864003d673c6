import type { SocialConfig } from '../../config/SocialConfig.ts';
import { facebookSocial } from './facebookSocial.ts';
import { googleSocial } from './googleSocial.ts';
import type { SocialGateways } from './SocialGateway.ts';

/** The providers themselves, or the sandbox's stand-in for both. */
export function socialGateways({ standInUrl }: SocialConfig): SocialGateways {
  return { google: googleSocial(standInUrl), facebook: facebookSocial(standInUrl) };
}
