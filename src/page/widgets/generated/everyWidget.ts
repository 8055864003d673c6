// Generated from the folders of src/page/widgets by npm run generate.
import type { WidgetRegistry } from '../../renderer/Widget.ts';
import { AccountDetails } from '../account-details/AccountDetails.tsx';
import { AccountSubscription } from '../account-subscription/AccountSubscription.tsx';
import { ActivationResult } from '../activation-result/ActivationResult.tsx';
import { AddOns } from '../add-ons/AddOns.tsx';
import { Agreement } from '../agreement/Agreement.tsx';
import { AgreementAfterFrench } from '../agreement-after-french/AgreementAfterFrench.tsx';
import { BrandLogo } from '../brand-logo/BrandLogo.tsx';
import { CompanyName } from '../company-name/CompanyName.tsx';
import { Email } from '../email/Email.tsx';
import { ErrorNotice } from '../error-notice/ErrorNotice.tsx';
import { FullName } from '../full-name/FullName.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Illustration } from '../illustration/Illustration.tsx';
import { IllustrationBelow } from '../illustration-below/IllustrationBelow.tsx';
import { IvrPlan } from '../ivr-plan/IvrPlan.tsx';
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx';
import { LegalFooter } from '../legal-footer/LegalFooter.tsx';
import { NextSteps } from '../next-steps/NextSteps.tsx';
import { OrderSummary } from '../order-summary/OrderSummary.tsx';
import { Password } from '../password/Password.tsx';
import { PaymentMethod } from '../payment-method/PaymentMethod.tsx';
import { PhoneNumber } from '../phone-number/PhoneNumber.tsx';
import { PlacedOrder } from '../placed-order/PlacedOrder.tsx';
import { PlanFeatures } from '../plan-features/PlanFeatures.tsx';
import { PlanPeriod } from '../plan-period/PlanPeriod.tsx';
import { PlanPicker } from '../plan-picker/PlanPicker.tsx';
import { Province } from '../province/Province.tsx';
import { Question } from '../question/Question.tsx';
import { RobotCheck } from '../robot-check/RobotCheck.tsx';
import { SocialSignUp } from '../social-sign-up/SocialSignUp.tsx';
import { Submit } from '../submit/Submit.tsx';
import { SupportContact } from '../support-contact/SupportContact.tsx';
import { UpgradeAccount } from '../upgrade-account/UpgradeAccount.tsx';
import { brings as agreementAfterFrenchBrings } from '../agreement-after-french/brings.ts';
import { brings as paymentMethodBrings } from '../payment-method/brings.ts';
import { brings as planPeriodBrings } from '../plan-period/brings.ts';
import { brings as questionBrings } from '../question/brings.ts';
import type { Brings } from '../WidgetChunk.ts';

/** Every widget that a brand file can place: the server renders each at once. */
export const everyWidget: WidgetRegistry = { 'account-details': AccountDetails, 'account-subscription': AccountSubscription, 'activation-result': ActivationResult, 'add-ons': AddOns, 'agreement': Agreement, 'agreement-after-french': AgreementAfterFrench, 'brand-logo': BrandLogo, 'company-name': CompanyName, 'email': Email, 'error-notice': ErrorNotice, 'full-name': FullName, 'heading': Heading, 'illustration': Illustration, 'illustration-below': IllustrationBelow, 'ivr-plan': IvrPlan, 'language-switch': LanguageSwitch, 'legal-footer': LegalFooter, 'next-steps': NextSteps, 'order-summary': OrderSummary, 'password': Password, 'payment-method': PaymentMethod, 'phone-number': PhoneNumber, 'placed-order': PlacedOrder, 'plan-features': PlanFeatures, 'plan-period': PlanPeriod, 'plan-picker': PlanPicker, 'province': Province, 'question': Question, 'robot-check': RobotCheck, 'social-sign-up': SocialSignUp, 'submit': Submit, 'support-contact': SupportContact, 'upgrade-account': UpgradeAccount };

/** The state and flows that come with widgets, by their names. */
export const everyBrings: Readonly<Record<string, Brings>> = {
  'agreement-after-french': agreementAfterFrenchBrings,
  'payment-method': paymentMethodBrings,
  'plan-period': planPeriodBrings,
  'question': questionBrings,
};
