import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import { encodeState } from '../../../core/rules/socialState/encodeState.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { chosenPlan } from './chosenPlan.ts';

/**
 * Where a social button leads: the provider's path with the state of this page. The server knows no
 * time zone yet and writes an empty one.
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
    // Going on agrees to these texts, whatever language another tab has the browser ask for since.
    ...(isWordedByLanguage && { termsHash: config.terms.terms.hash }),
  });
  return `/auth/${provider}?state=${state}`;
}
