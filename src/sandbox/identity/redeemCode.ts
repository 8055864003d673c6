import { createHash } from 'node:crypto';
import type { Result } from '../../core/contract/Result.ts';
import type { SocialProvider } from '../../core/contract/SocialProvider.ts';
import type { Grant, IdentityStorage } from './openIdentityStorage.ts';
import { secretOf } from './readAuthorization.ts';

export type TokenError =
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'out_of_order';

/**
 * The checks that both providers make before they give a token for a code. A code can be redeemed
 * once, successfully or not.
 */
export function redeemCode(
  provider: SocialProvider,
  fields: URLSearchParams,
  storage: IdentityStorage,
  now: Date,
): Result<Grant, TokenError> {
  const clientId = fields.get('client_id') ?? '';
  if (fields.get('client_secret') !== secretOf(provider, clientId)) return failed('invalid_client');
  if (fields.get('grant_type') !== 'authorization_code') return failed('unsupported_grant_type');
  const grant = storage.redeem(fields.get('code') ?? '');
  if (grant === null || grant.expiresAt <= now.getTime()) return failed('invalid_grant');
  const { challenge, redirectUri } = grant.asked;
  const isTheirs = grant.asked.provider === provider && grant.asked.clientId === clientId;
  const isSameAddress = fields.get('redirect_uri') === redirectUri;
  if (!isTheirs || !isSameAddress) return failed('invalid_grant');
  if (challenge !== '' && challenge !== hashOf(fields.get('code_verifier') ?? '')) {
    return failed('invalid_grant');
  }
  return grant.isFaulty ? failed('out_of_order') : { ok: true, value: grant };
}

function hashOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function failed(error: TokenError): Result<Grant, TokenError> {
  return { ok: false, error };
}
