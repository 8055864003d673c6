import type { FieldErrorCode } from '../contract/FieldErrorCode.ts';
import type { ProblemField } from '../contract/FieldProblem.ts';
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
} as const satisfies Record<ProblemField, TextKey>;

const REQUIRED: Partial<Record<ProblemField, TextKey>> = {
  fullName: 'fullNameRequired',
  email: 'emailRequired',
};

/**
 * The key of the message beside a field. `style` chooses between the two wordings for an empty
 * name or e-mail. Serves Specification 5.0.1 to 5.0.8.
 */
export function fieldMessage(
  field: ProblemField,
  code: FieldErrorCode,
  style: Brand['form']['requiredMessages'],
): TextKey {
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
