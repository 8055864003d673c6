// Generated from the folders of src/page/widgets by npm run generate.
import type { WidgetDefinition } from '../../renderer/defineWidget.ts';
import { widget as accountDetails } from '../account-details/widget.ts';
import { widget as accountSubscription } from '../account-subscription/widget.ts';
import { widget as activationResult } from '../activation-result/widget.ts';
import { widget as addOns } from '../add-ons/widget.ts';
import { widget as agreement } from '../agreement/widget.ts';
import { widget as agreementAfterFrench } from '../agreement-after-french/widget.ts';
import { widget as brandLogo } from '../brand-logo/widget.ts';
import { widget as companyName } from '../company-name/widget.ts';
import { widget as email } from '../email/widget.ts';
import { widget as errorNotice } from '../error-notice/widget.ts';
import { widget as fullName } from '../full-name/widget.ts';
import { widget as heading } from '../heading/widget.ts';
import { widget as illustration } from '../illustration/widget.ts';
import { widget as illustrationBelow } from '../illustration-below/widget.ts';
import { widget as ivrPlan } from '../ivr-plan/widget.ts';
import { widget as languageSwitch } from '../language-switch/widget.ts';
import { widget as legalFooter } from '../legal-footer/widget.ts';
import { widget as nextSteps } from '../next-steps/widget.ts';
import { widget as orderSummary } from '../order-summary/widget.ts';
import { widget as password } from '../password/widget.ts';
import { widget as paymentMethod } from '../payment-method/widget.ts';
import { widget as phoneNumber } from '../phone-number/widget.ts';
import { widget as placedOrder } from '../placed-order/widget.ts';
import { widget as planFeatures } from '../plan-features/widget.ts';
import { widget as planPeriod } from '../plan-period/widget.ts';
import { widget as planPicker } from '../plan-picker/widget.ts';
import { widget as province } from '../province/widget.ts';
import { widget as question } from '../question/widget.ts';
import { widget as robotCheck } from '../robot-check/widget.ts';
import { widget as socialSignUp } from '../social-sign-up/widget.ts';
import { widget as submit } from '../submit/widget.ts';
import { widget as supportContact } from '../support-contact/widget.ts';
import { widget as upgradeAccount } from '../upgrade-account/widget.ts';

/** What each widget says of itself. */
export const definitions: Readonly<Record<string, WidgetDefinition>> = {
  'account-details': accountDetails,
  'account-subscription': accountSubscription,
  'activation-result': activationResult,
  'add-ons': addOns,
  'agreement': agreement,
  'agreement-after-french': agreementAfterFrench,
  'brand-logo': brandLogo,
  'company-name': companyName,
  'email': email,
  'error-notice': errorNotice,
  'full-name': fullName,
  'heading': heading,
  'illustration': illustration,
  'illustration-below': illustrationBelow,
  'ivr-plan': ivrPlan,
  'language-switch': languageSwitch,
  'legal-footer': legalFooter,
  'next-steps': nextSteps,
  'order-summary': orderSummary,
  'password': password,
  'payment-method': paymentMethod,
  'phone-number': phoneNumber,
  'placed-order': placedOrder,
  'plan-features': planFeatures,
  'plan-period': planPeriod,
  'plan-picker': planPicker,
  'province': province,
  'question': question,
  'robot-check': robotCheck,
  'social-sign-up': socialSignUp,
  'submit': submit,
  'support-contact': supportContact,
  'upgrade-account': upgradeAccount,
};

/** The chunk of `chunks/` that has a widget, or its styles; null for the entry script. */
export const chunkOfWidget: Readonly<Record<string, string | null>> = {
  'account-details': 'after-sign-up',
  'account-subscription': 'after-sign-up',
  'activation-result': 'after-sign-up',
  'add-ons': 'extras',
  'agreement': null,
  'agreement-after-french': 'agreement-after-french',
  'brand-logo': 'brand-logo',
  'company-name': null,
  'email': null,
  'error-notice': 'after-sign-up',
  'full-name': null,
  'heading': 'heading',
  'illustration': 'illustration',
  'illustration-below': 'filler',
  'ivr-plan': 'extras',
  'language-switch': 'language-switch',
  'legal-footer': 'legal-footer',
  'next-steps': 'filler',
  'order-summary': null,
  'password': null,
  'payment-method': 'payment-method',
  'phone-number': null,
  'placed-order': 'placed-order',
  'plan-features': 'payment-method',
  'plan-period': 'plan-period',
  'plan-picker': null,
  'province': null,
  'question': 'question',
  'robot-check': null,
  'social-sign-up': 'social-sign-up',
  'submit': null,
  'support-contact': 'support-contact',
  'upgrade-account': 'after-sign-up',
};
