import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { FieldName } from '../../core/contract/FieldProblem.ts';
import type { Brand, SignupType } from '../../core/contract/generated/brand.ts';
import type { LeadInfo } from '../../core/contract/generated/calls.ts';
import { checkCompanyName } from '../../core/rules/fields/checkCompanyName.ts';
import { checkEmail } from '../../core/rules/fields/checkEmail.ts';
import { checkFullName } from '../../core/rules/fields/checkFullName.ts';
import { checkPassword } from '../../core/rules/fields/checkPassword.ts';
import { checkProvince } from '../../core/rules/fields/checkProvince.ts';
import { fieldsShown } from '../../core/rules/fields/fieldsShown.ts';
import { checkPhone } from '../../core/rules/phone/checkPhone.ts';
import { CallError } from '../errors/CallError.ts';
import { emailRules } from './fieldRules.ts';
import { phoneLengths, readLeadPhone } from './readLeadPhone.ts';

type FieldChecks = Readonly<Record<FieldName, () => FieldErrorCode | null>>;

/**
 * Checks a visitor's details by the rules that the page uses, in the page's order. A field that the
 * page does not show may be empty, but never wrong. Gives the details as they are kept, their phone
 * number read. Throws CallError at the first fault.
 */
export function checkLeadInfo(brand: Brand, type: SignupType, sent: LeadInfo): LeadInfo {
  const lead = { ...sent, ...readLeadPhone(sent) };
  const page = { form: brand.form, province: brand.province, layout: brand.pages.signup };
  const shown = fieldsShown(page, type);
  const checks = fieldChecks(brand, type, lead, shown);
  const hidden: readonly FieldName[] = ['fullName', 'companyName', 'phoneNumber', 'province'];
  for (const field of new Set([...shown, ...hidden, 'email', 'password'] as const)) {
    const reason = checks[field]();
    if (reason === 'unavailable') throw new CallError({ code: 'EMAIL_ADDRESS_UNAVAILABLE' });
    if (reason !== null) throw new CallError({ code: 'INVALID_FIELD', field, reason });
  }
  return lead;
}

function fieldChecks(
  brand: Brand,
  type: SignupType,
  lead: LeadInfo,
  shown: readonly FieldName[],
): FieldChecks {
  const { forbiddenWordsIn, optionalOn } = brand.form;
  const isHidden = (field: FieldName) => !shown.includes(field);
  return {
    fullName: () =>
      checkFullName(`${lead.firstName} ${lead.lastName}`, {
        forbidWords: forbiddenWordsIn.includes('fullName'),
        optional: isHidden('fullName'),
      }),
    companyName: () =>
      checkCompanyName(lead.companyName, {
        forbidWords: forbiddenWordsIn.includes('companyName'),
        optional: isHidden('companyName') || optionalOn.companyName.includes(type),
      }),
    phoneNumber: () =>
      checkPhone(lead.phone, {
        lengths: phoneLengths(lead.countryCode),
        optional: isHidden('phoneNumber') || optionalOn.phoneNumber.includes(type),
      }),
    email: () => checkEmail(lead.email, emailRules(brand)),
    password: () => checkPassword(lead.password),
    province: () =>
      isHidden('province') && (lead.provinceCode ?? '') === ''
        ? null
        : checkProvince(lead.provinceCode ?? ''),
  };
}
