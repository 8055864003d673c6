import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import type { IdentityRow } from '../../storage/tables/SocialTables.ts';

/** Returns a provider's name in the rows of leads and identities. */
export function authTypeOf(provider: SocialProvider): IdentityRow['provider'] {
  return provider === 'google' ? 'GOOGLE' : 'FACEBOOK';
}
