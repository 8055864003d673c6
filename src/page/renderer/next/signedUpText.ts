import type { Lead } from '../../../core/contract/generated/session.ts';
import type { Texts } from '../../../core/texts/textsFor.ts';

type SignedUpText = 'signedUpWithGoogle' | 'signedUpWithFacebook' | 'passwordNotNeeded';

/** How somebody signed up already: through a provider, or with no password needed. */
export function signedUpText(
  texts: Pick<Texts, SignedUpText>,
  authType: Lead['authType'] | undefined,
): string {
  if (authType === 'GOOGLE') return texts.signedUpWithGoogle;
  return authType === 'FACEBOOK' ? texts.signedUpWithFacebook : texts.passwordNotNeeded;
}
