import type { SocialReturn, SocialStart } from '../../contract/generated/calls.ts';

/** Encodes a state for a query: UTF-8 JSON as base64url without padding. */
export function encodeState(state: SocialStart | SocialReturn): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
