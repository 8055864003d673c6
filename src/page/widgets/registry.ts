import '../renderer/Extras.css';
import './brand-logo/BrandLogo.css';
import './heading/Heading.css';
import './legal-footer/LegalFooter.css';
import './social-sign-up/SocialSignUp.css';
import './support-contact/SupportContact.css';
import type { WidgetRegistry } from '../renderer/Widget.ts';
import { Agreement } from './agreement/Agreement.tsx';
import { CompanyName } from './company-name/CompanyName.tsx';
import { Email } from './email/Email.tsx';
import { FullName } from './full-name/FullName.tsx';
import { OrderSummary } from './order-summary/OrderSummary.tsx';
import { Password } from './password/Password.tsx';
import { PhoneNumber } from './phone-number/PhoneNumber.tsx';
import { PlanPicker } from './plan-picker/PlanPicker.tsx';
import { Province } from './province/Province.tsx';
import { RobotCheck } from './robot-check/RobotCheck.tsx';
import { Submit } from './submit/Submit.tsx';

/**
 * The widgets of the entry script, which every free sign-up needs. With those of lazyParts.ts they
 * are all that a brand file can place: the names of schemas/widgets.schema.json. Of those that never
 * change it has the styles alone: app/keptWidgets.ts has the rest.
 */
export const registry: WidgetRegistry = {
  agreement: Agreement,
  'brand-logo': 'kept',
  'company-name': CompanyName,
  email: Email,
  'full-name': FullName,
  heading: 'kept',
  'legal-footer': 'kept',
  'order-summary': OrderSummary,
  password: Password,
  'phone-number': PhoneNumber,
  'plan-picker': PlanPicker,
  province: Province,
  'robot-check': RobotCheck,
  submit: Submit,
  'social-sign-up': 'kept',
  'support-contact': 'kept',
};
