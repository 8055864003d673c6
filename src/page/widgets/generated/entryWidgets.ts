// Generated from the folders of src/page/widgets by npm run generate.
import type { WidgetRegistry } from '../../renderer/Widget.ts';
import { Agreement } from '../agreement/Agreement.tsx';
import { CompanyName } from '../company-name/CompanyName.tsx';
import { Email } from '../email/Email.tsx';
import { FullName } from '../full-name/FullName.tsx';
import { OrderSummary } from '../order-summary/OrderSummary.tsx';
import { Password } from '../password/Password.tsx';
import { PhoneNumber } from '../phone-number/PhoneNumber.tsx';
import { PlanPicker } from '../plan-picker/PlanPicker.tsx';
import { Province } from '../province/Province.tsx';
import { RobotCheck } from '../robot-check/RobotCheck.tsx';
import { Submit } from '../submit/Submit.tsx';

/** The widgets whose code comes with every page. */
export const entryWidgets: WidgetRegistry = { 'agreement': Agreement, 'company-name': CompanyName, 'email': Email, 'full-name': FullName, 'order-summary': OrderSummary, 'password': Password, 'phone-number': PhoneNumber, 'plan-picker': PlanPicker, 'province': Province, 'robot-check': RobotCheck, 'submit': Submit };
