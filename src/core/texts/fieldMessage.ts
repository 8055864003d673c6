import type { FieldErrorCode } from '../contract/FieldErrorCode.ts';
import type { PaymentFieldName, ProblemField } from '../contract/FieldProblem.ts';
import type { Brand } from '../contract/generated/brand.ts';
import { unreachable } from '../contract/unreachable.ts';
import type { TextKey } from './textsFor.ts';

const INVALID = {
  fullName: 'invalidName',
  companyName: 'invalidCompanyName',
  phoneNumber: 'invalidPhone',
  email: 'invalidEmail',
  password: 'invalidPassword',
  province: 'selectProvince',
  agreed: 'agreementRequired',
  robotCheck: 'robotCheck',
} as const satisfies Record<Exclude<ProblemField, PaymentFieldName>, TextKey>;

type FormField = keyof typeof INVALID;

const REQUIRED: Partial<Record<FormField, TextKey>> = {
  fullName: 'fullNameRequired',
  email: 'emailRequired',
};

/** The payment's fields are worded by rule instead, so that a page without payment carries no list. */
function isFormField(field: ProblemField): field is FormField {
  return Object.hasOwn(INVALID, field);
}

/**
 * The key of the message beside a field. `style` chooses between the two wordings for an empty
 * name or e-mail. A market's words for a postal code are in its texts. Serves Specification 5.0.1 to
 * 5.0.8.
 */
export function fieldMessage(
  field: ProblemField,
  code: FieldErrorCode,
  style: Brand['form']['requiredMessages'],
): TextKey {
  if (code === 'network') return 'paymentOffline';
  if (!isFormField(field)) return `${field}${code === 'required' ? 'Required' : 'Invalid'}`;
  switch (code) {
    case 'required':
      return (style === 'required' && REQUIRED[field]) || INVALID[field];
    case 'invalid':
      return INVALID[field];
    case 'tooLong':
      return 'tooLong';
    case 'markup':
    case 'forbiddenWords':
      return field === 'email' ? 'emailForbidden' : 'nameForbidden';
    case 'unavailable':
      return 'emailUnavailable';
    default:
      return unreachable(code);
  }
}
