import type { Result } from '../../../core/contract/Result.ts';
import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import type { SocialKeys } from '../../config/SocialConfig.ts';

/** One visitor's way to a provider and back. All but the keys are made anew for each. */
export interface SocialWay {
  readonly keys: SocialKeys;
  /** Where the provider sends the visitor back to, as it is registered there. */
  readonly redirectUri: string;
  readonly state: string;
  /** What an ID token must repeat. */
  readonly nonce: string;
  /** The PKCE verifier, of which the provider is shown the hash first. */
  readonly verifier: string;
}

/** Who a provider says that its visitor is. */
export interface SocialPerson {
  /** The provider's own name for the person, for ever the same. */
  readonly subject: string;
  /** Null where the account has none, or its owner keeps it back. */
  readonly email: string | null;
  /** Null where the provider gives no word on it. */
  readonly emailVerified: boolean | null;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Nothing that can be relied on came from the provider. Only what is safe to log is kept of it: the
 * errors of the protocol's own library carry codes, tokens and claims along.
 */
export interface SocialFailure {
  readonly detail: string;
}

/** A provider of identities. Neither call throws. */
export interface SocialGateway {
  /** Where the visitor is sent. */
  authorizationUrl(way: SocialWay): Promise<Result<URL, SocialFailure>>;
  /** Redeems the code of the address that the visitor came back on. `query` is that address's. */
  identify(way: SocialWay, query: string): Promise<Result<SocialPerson, SocialFailure>>;
}

export type SocialGateways = Readonly<Record<SocialProvider, SocialGateway>>;
