import type { Brand } from '../../core/contract/generated/brand.ts';
import type { SocialStart } from '../../core/contract/generated/calls.ts';
import { encodeState } from '../../core/rules/socialState/encodeState.ts';
import type { SocialResult } from './socialResult.ts';

/**
 * Returns the page that a visitor left for a provider, with its parameters and an encoded state for
 * display. Always a path of this host.
 */
export function returnAddress(
  { signupTypes, social }: Pick<Brand, 'signupTypes' | 'social'>,
  start: SocialStart | null,
  result: SocialResult,
): string {
  const { on, signupType: startValue } = social.startPage;
  const query = new URLSearchParams(start?.query);
  const type = signupTypes.offered.find((offered) => offered === start?.signupType);
  // A type chosen on the page and not by its link. Otherwise the page would open with the default.
  if (type !== undefined && type !== signupTypes.default) query.set('signupType', type);
  query.set('state', encodeState({ action: 'signup', ...result }));
  const path = on && start !== null && start.signupType === startValue ? '/start-now' : '/signup';
  // An empty fragment replaces the one that Facebook appends.
  return `${path}?${query}#`;
}
