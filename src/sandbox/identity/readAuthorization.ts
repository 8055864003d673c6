import type { Result } from '../../core/contract/Result.ts';
import type { SocialProvider } from '../../core/contract/SocialProvider.ts';
import { sandboxSocialKeys } from '../../core/contract/sandbox/sandboxSocial.ts';

/** A brand's request to a provider for one visitor. */
export interface Authorization {
  readonly provider: SocialProvider;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  /** Only Google sends one; empty with Facebook. */
  readonly nonce: string;
  /** The PKCE challenge; empty when none was sent, which only Facebook's stand-in accepts. */
  readonly challenge: string;
}

const CLIENT_ID = /^(google|facebook)-([a-z0-9-]{1,60})$/;
const CHALLENGE = /^[\w-]{43}$/;

/**
 * Reads the parameters of a visitor's request. The error is the provider's own name for it. `host`
 * is the requested host, because addresses on other hosts are not registered.
 */
export function readAuthorization(
  provider: SocialProvider,
  parameters: URLSearchParams,
  host: string,
): Result<Authorization, string> {
  const clientId = parameters.get('client_id') ?? '';
  if (CLIENT_ID.exec(clientId)?.[1] !== provider) return refused('invalid_client');
  const redirectUri = parameters.get('redirect_uri') ?? '';
  if (!isRegistered(redirectUri, provider, host)) return refused('redirect_uri_mismatch');
  if (parameters.get('response_type') !== 'code') return refused('unsupported_response_type');
  const state = parameters.get('state') ?? '';
  const nonce = parameters.get('nonce') ?? '';
  const challenge = parameters.get('code_challenge') ?? '';
  if (!isProven(provider, parameters)) return refused('invalid_request: code_challenge');
  const scopes = (parameters.get('scope') ?? '').split(/[ ,]/);
  const needed = provider === 'google' ? ['openid', 'email'] : ['email'];
  if (!needed.every((scope) => scopes.includes(scope))) return refused('invalid_scope');
  return { ok: true, value: { provider, clientId, redirectUri, state, nonce, challenge } };
}

/** Google's stand-in requires PKCE with SHA-256. Facebook's does not, but refuses an incomplete one. */
function isProven(provider: SocialProvider, parameters: URLSearchParams): boolean {
  const challenge = parameters.get('code_challenge');
  if (challenge === null) return provider === 'facebook';
  return CHALLENGE.test(challenge) && parameters.get('code_challenge_method') === 'S256';
}

/** Returns the secret of a client's id. */
export function secretOf(provider: SocialProvider, clientId: string): string {
  const brandId = CLIENT_ID.exec(clientId)?.[2] ?? '';
  return sandboxSocialKeys(provider, brandId).secret;
}

function isRegistered(redirectUri: string, provider: SocialProvider, host: string): boolean {
  const url = URL.parse(redirectUri);
  return (
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.host === host &&
    url.pathname === `/auth/${provider}/callback` &&
    url.search === ''
  );
}

function refused(error: string): Result<Authorization, string> {
  return { ok: false, error };
}
