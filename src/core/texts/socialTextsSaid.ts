import type { Brand } from '../contract/generated/brand.ts';
import type { SocialConfig } from '../contract/generated/session.ts';
import { socialTexts } from './en/socialTexts.ts';

type SocialTextKey = keyof typeof socialTexts;

/** Returns the texts that a page's social buttons may show; none for a page without them. */
export function socialTextsSaid(
  {
    google,
    facebook,
    fault,
    isKnown,
  }: Pick<SocialConfig, 'facebook' | 'fault' | 'google' | 'isKnown'>,
  { labels, divider, showHeading }: Brand['social'],
): readonly SocialTextKey[] {
  if (!google && !facebook) return [];
  const said: Readonly<Record<SocialTextKey, boolean>> = {
    socialHeading: showHeading,
    signUpWithGoogle: google && labels === 'signUp',
    signUpWithFacebook: facebook && labels === 'signUp',
    continueWithGoogle: google && labels === 'continue',
    continueWithFacebook: facebook && labels === 'continue',
    or: divider === 'or',
    orRegisterWithEmail: divider === 'orRegisterWithEmail',
    orSignupWithEmail: divider === 'orSignupWithEmail',
    agreeByGoogle: !facebook,
    agreeByFacebook: !google,
    agreeByEither: google && facebook,
    notYou: isKnown === true,
    socialDenied: fault === 'denied',
    socialExpired: fault === 'expired',
    socialLost: fault === 'lost',
    socialOtherTab: fault === 'otherTab',
    socialUsed: fault === 'used',
    socialChanged: fault === 'changed',
    socialNoEmail: fault === 'noEmail',
    socialEmailRefused: fault === 'emailRefused',
    socialPaymentChecked: fault === 'paymentChecked',
    socialUnavailable: fault === 'unavailable',
    socialInApp: fault === 'inApp',
    socialPending: fault === 'pending',
  };
  const keys = Object.keys(socialTexts).filter((key): key is SocialTextKey => key in said);
  return keys.filter((key) => said[key]);
}
