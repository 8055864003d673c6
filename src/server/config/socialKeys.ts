import type { BrandIndexEntry } from '../../core/contract/builtBrand.ts';
import type { Brand } from '../../core/contract/generated/brand.ts';
import { SOCIAL_PROVIDERS } from '../../core/contract/SocialProvider.ts';
import { StartError } from '../StartError.ts';
import type { SocialSettings } from './SocialSettings.ts';

type SocialBrand = Pick<BrandIndexEntry, 'social'> & Pick<Brand, 'id'>;

/**
 * Throws StartError when keys are set for a brand that does not exist, because its name was
 * mistyped.
 */
export function assertSocialKeys({ brandIds }: SocialSettings, known: readonly string[]): void {
  const strange = brandIds.filter((id) => !known.includes(id));
  if (strange.length === 0) return;
  throw new StartError(
    `Keys of social sign-up are set for ${strange.join(', ')}, which is no brand. The brands are: ${known.join(', ')}.`,
  );
}

/** The buttons that brands enable but that have no keys, such as 'google of slotbook'. */
export function buttonsLeftOut(social: SocialSettings, brands: readonly SocialBrand[]): string[] {
  return brands.flatMap((brand) =>
    SOCIAL_PROVIDERS.filter(
      (provider) => brand.social[provider] && social.keysOf(provider, brand.id) === null,
    ).map((provider) => `${provider} of ${brand.id}`),
  );
}
