import type { Result } from '../../../core/contract/Result.ts';
import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import type { SocialKeys } from '../../config/SocialSettings.ts';

/**
 * One visitor's trip to a provider and back. Everything except the keys is created for each trip.
 */
export interface SocialWay {
  readonly keys: SocialKeys;
  /** The address that the provider returns the visitor to, as registered there. */
  readonly redirectUri: string;
  readonly state: string;
  /** The value that an ID token must repeat. */
  readonly nonce: string;
  /** The PKCE verifier. The provider first receives its hash. */
  readonly verifier: string;
}

/** The visitor's identity, from the provider. */
export interface SocialPerson {
  /** The provider's id for the person, which never changes. */
  readonly subject: string;
  /** Null when the account has none, or its owner withholds it. */
  readonly email: string | null;
  /** Null when the provider does not say. */
  readonly emailVerified: boolean | null;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The provider sent nothing that can be trusted. Contains only what is safe to log, because the
 * errors of the protocol library contain codes, tokens and claims.
 */
export interface SocialFailure {
  readonly detail: string;
}

/** An identity provider. No method throws. */
export interface SocialGateway {
  /** Returns the address to redirect the visitor to. */
  authorizationUrl(way: SocialWay): Promise<Result<URL, SocialFailure>>;
  /** Redeems the code in the address that the visitor returned to. `query` is that address's. */
  identify(way: SocialWay, query: string): Promise<Result<SocialPerson, SocialFailure>>;
}

export type SocialGateways = Readonly<Record<SocialProvider, SocialGateway>>;
