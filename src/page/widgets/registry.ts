import type { WidgetRegistry } from '../renderer/Widget.ts';
import { AddOns } from './add-ons/AddOns.tsx';
import { Agreement } from './agreement/Agreement.tsx';
import { BrandLogo } from './brand-logo/BrandLogo.tsx';
import { CompanyName } from './company-name/CompanyName.tsx';
import { Email } from './email/Email.tsx';
import { FullName } from './full-name/FullName.tsx';
import { Heading } from './heading/Heading.tsx';
import { IvrPlan } from './ivr-plan/IvrPlan.tsx';
import { LegalFooter } from './legal-footer/LegalFooter.tsx';
import { OrderSummary } from './order-summary/OrderSummary.tsx';
import { Password } from './password/Password.tsx';
import { PhoneNumber } from './phone-number/PhoneNumber.tsx';
import { PlanPicker } from './plan-picker/PlanPicker.tsx';
import { Province } from './province/Province.tsx';
import { RobotCheck } from './robot-check/RobotCheck.tsx';
import { Submit } from './submit/Submit.tsx';
import { SupportContact } from './support-contact/SupportContact.tsx';

/**
 * The widgets of the entry script, which every free sign-up needs. With those of lazyParts.ts they
 * are all that a brand file can place: the names of schemas/widgets.schema.json.
 */
export const registry: WidgetRegistry = {
  'add-ons': AddOns,
  agreement: Agreement,
  'brand-logo': BrandLogo,
  'company-name': CompanyName,
  email: Email,
  'full-name': FullName,
  heading: Heading,
  'ivr-plan': IvrPlan,
  'legal-footer': LegalFooter,
  'order-summary': OrderSummary,
  password: Password,
  'phone-number': PhoneNumber,
  'plan-picker': PlanPicker,
  province: Province,
  'robot-check': RobotCheck,
  submit: Submit,
  'support-contact': SupportContact,
};
