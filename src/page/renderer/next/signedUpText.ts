import type { Lead } from '../../../core/contract/generated/session.ts';
import type { Texts } from '../../../core/texts/textsFor.ts';

type SignedUpText = 'signedUpWithGoogle' | 'signedUpWithFacebook' | 'passwordNotNeeded';

/** Says how the visitor has signed up already: through a provider, or without a password. */
export function signedUpText(
  texts: Pick<Texts, SignedUpText>,
  authType: Lead['authType'] | undefined,
): string {
  if (authType === 'GOOGLE') return texts.signedUpWithGoogle;
  return authType === 'FACEBOOK' ? texts.signedUpWithFacebook : texts.passwordNotNeeded;
}
