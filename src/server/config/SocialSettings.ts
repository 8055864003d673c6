import type { SocialProvider } from '../../core/contract/SocialProvider.ts';

/** The provider's id and secret for a brand's app: Google's client, Facebook's app. */
export interface SocialKeys {
  readonly id: string;
  readonly secret: string;
}

/** Sign-up through Google and Facebook, and the keys of each brand. */
export interface SocialSettings {
  /** The sandbox's address; null for the providers themselves. */
  readonly standInUrl: string | null;
  /** Null when the brand has no keys and so does not offer that provider. */
  readonly keysOf: (provider: SocialProvider, brandId: string) => SocialKeys | null;
  /** The brands with any keys of their own. */
  readonly brandIds: readonly string[];
}
