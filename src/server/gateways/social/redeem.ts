import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client';
import type { SocialWay } from './SocialGateway.ts';

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** Returns the address to redirect a visitor to, with the hash of the verifier. */
export async function wayTo(
  configuration: Configuration,
  { redirectUri, state, verifier }: SocialWay,
  parameters: Readonly<Record<string, string>>,
): Promise<URL> {
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...parameters,
  });
}

/**
 * Redeems a code for tokens. The state, the verifier and, with OpenID Connect, the ID token must be
 * valid.
 */
export async function redeem(
  configuration: Configuration,
  { nonce, redirectUri, state, verifier }: SocialWay,
  query: string,
  { hasIdToken }: { readonly hasIdToken: boolean },
): Promise<Tokens> {
  const returnedTo = new URL(redirectUri);
  returnedTo.search = query;
  return authorizationCodeGrant(configuration, returnedTo, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(hasIdToken && { expectedNonce: nonce, idTokenExpected: true }),
  });
}
