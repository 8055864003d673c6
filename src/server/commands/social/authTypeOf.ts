import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import type { IdentityRow } from '../../storage/tables/SocialTables.ts';

/** A provider as leads and identities name it. */
export function authTypeOf(provider: SocialProvider): IdentityRow['provider'] {
  return provider === 'google' ? 'GOOGLE' : 'FACEBOOK';
}
