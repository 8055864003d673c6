import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import type { IdentityRow } from '../../storage/tables/SocialTables.ts';

/** A provider as leads and identities name it. Serves Specification 3.3.2. */
export function authTypeOf(provider: SocialProvider): IdentityRow['provider'] {
  return provider === 'google' ? 'GOOGLE' : 'FACEBOOK';
}
