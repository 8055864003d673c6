import type { Brand, SignupType } from '../../../../core/contract/generated/brand.ts';
import { unreachable } from '../../../../core/contract/unreachable.ts';
import { definitionOf, FIELD_NAMES, type FieldName } from '../../../../core/fields/fields.ts';
import { askedAtSignIn } from '../../../../core/fields/fieldsShown.ts';
import { SIGNUP_TYPES } from '../../../../core/rules/signupTypes/signupTypes.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import { isFieldNeeded } from './isFieldNeeded.ts';
import type { RegionName } from './placedOn.ts';

export type PageName = keyof Brand['pages'];

/** Regions inside the page's form. Widgets elsewhere are not submitted. */
export const FORM: readonly RegionName[] = ['main', 'payment', 'lower'];

const ENDING = ['agreement', 'robot-check', 'submit'];
/** The widget that takes the payment. */
export const PAYMENT = 'payment-method';
const SUMMARY = 'order-summary';

/** Before paying, a visitor has to choose a plan and see the amount. */
const SOLD = ['plan-picker', SUMMARY, PAYMENT];
const FIELDS = FIELD_NAMES.map((name) => definitionOf(name).widget);
const IN_FORM: readonly string[] = [...FIELDS, ...ENDING, PAYMENT];

/** Whether a widget only works in the form. */
export function belongsInForm(widget: string): boolean {
  return IN_FORM.includes(widget);
}

/** The region where visitors expect a widget, if the page has that region. */
export function homeOf(widget: string): RegionName {
  if (widget === PAYMENT) return 'payment';
  if (widget === SUMMARY) return 'aside';
  return ENDING.includes(widget) ? 'lower' : 'main';
}

/** The widgets that a page needs to do its work for a sign-up type. */
export function neededOn(name: PageName, brand: Brand, type: SignupType): readonly string[] {
  switch (name) {
    case 'signup':
      return [
        ...contactOf(brand, type),
        ...ENDING,
        ...(SIGNUP_TYPES[type].needsPayment ? SOLD : []),
      ];
    case 'start':
      // Anything that has to be paid for is sold on the sign-up page.
      return [...contactOf(brand, type), ...ENDING];
    case 'payment':
      return [...SOLD, ...ENDING];
    case 'placed':
      return ['placed-order'];
    case 'activation':
      return ['activation-result'];
    case 'account':
      return ['account-details'];
    case 'error':
      return ['error-notice'];
    default:
      return unreachable(name);
  }
}

/** The sign-up types that a brand shows a page for; none when it has no such page. */
export function typesOf(name: PageName, { signupTypes, social }: Brand): readonly SignupType[] {
  if (name !== 'start') return signupTypes.offered;
  return social.startPage.on ? [signupTypes.default] : [];
}

function contactOf(brand: Brand, type: SignupType): readonly string[] {
  // Unless the brand says which, no field is needed.
  const asked = FIELD_NAMES.filter((name) => unlessMissing(() => asks(brand, type, name), false));
  const isSocial = unlessMissing(() => brand.social.google || brand.social.facebook, false);
  return [
    ...asked.map((name) => definitionOf(name).widget),
    ...(isSocial ? ['social-sign-up'] : []),
  ];
}

/** Whether visitors must fill in a field for a sign-up type. */
function asks(brand: Brand, type: SignupType, name: FieldName): boolean {
  if (!isFieldNeeded(definitionOf(name), brand, type)) return false;
  return !brand.form.signInOn.includes(type) || askedAtSignIn(type).includes(name);
}
