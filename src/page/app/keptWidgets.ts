import type { Widget } from '../renderer/Widget.ts';
import { BrandLogo } from '../widgets/brand-logo/BrandLogo.tsx';
import { Heading } from '../widgets/heading/Heading.tsx';
import { LegalFooter } from '../widgets/legal-footer/LegalFooter.tsx';
import { SocialSignUp } from '../widgets/social-sign-up/SocialSignUp.tsx';
import { SupportContact } from '../widgets/support-contact/SupportContact.tsx';

/**
 * The widgets that the server alone renders: nothing in them changes while a page stands, or a late part
 * takes them over (lateSocial.tsx). The entry script knows them as kept markup (widgets/registry.ts).
 */
export const keptWidgets: Readonly<Record<string, Widget>> = {
  'brand-logo': BrandLogo,
  heading: Heading,
  'legal-footer': LegalFooter,
  'social-sign-up': SocialSignUp,
  'support-contact': SupportContact,
};
