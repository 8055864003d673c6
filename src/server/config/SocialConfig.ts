import type { SocialProvider } from '../../core/contract/SocialProvider.ts';

/** What a provider knows one brand's app by: Google's client, Facebook's app. */
export interface SocialKeys {
  readonly id: string;
  readonly secret: string;
}

/** Sign-up through Google and Facebook, and the keys of each brand. */
export interface SocialConfig {
  /** The stand-in's address; null speaks to the providers themselves. */
  readonly standInUrl: string | null;
  /** Null where the brand has none, and so offers no sign-up through that provider. */
  readonly keysOf: (provider: SocialProvider, brandId: string) => SocialKeys | null;
  /** The brands that have any keys of their own. */
  readonly brandIds: readonly string[];
}
