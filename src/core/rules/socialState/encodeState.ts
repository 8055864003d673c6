import type { SocialReturn, SocialStart } from '../../contract/generated/calls.ts';

/** Encodes a state for a query: its JSON in UTF-8, as base64url without padding. */
export function encodeState(state: SocialStart | SocialReturn): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
