import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import { textsMark } from '../../../core/rules/agreement/textsMark.ts';
import { encodeState } from '../../../core/rules/socialState/encodeState.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { chosenPlan } from './chosenPlan.ts';

/**
 * Returns the address of a social button: the provider's path with this page's state. The server
 * leaves the time zone empty, because only the browser knows it.
 */
export function socialHref(
  { config, plan }: Pick<RootStore, 'config' | 'plan'>,
  provider: SocialProvider,
  timeZone: string,
): string {
  const { isWordedByLanguage, signupType, query } = config.social;
  const state = encodeState({
    signupType,
    query,
    timeZone,
    plan: chosenPlan(plan),
    // Continuing agrees to these texts, even if another tab changes the language meanwhile, or they
    // change on the server.
    textsMark: textsMark(config.terms),
    ...(isWordedByLanguage && { termsHash: config.terms.terms.hash }),
  });
  return `/auth/${provider}?state=${state}`;
}
