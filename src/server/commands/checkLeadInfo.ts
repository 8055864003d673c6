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
import type { KnownLead } from '../leads/KnownLead.ts';
import { emailRules } from './fieldRules.ts';
import { phoneLengths, readLeadPhone } from './readLeadPhone.ts';

type FieldChecks = Readonly<Record<FieldName, () => FieldErrorCode | null>>;

/** Who signs up. */
export interface SigningUp {
  readonly brand: Brand;
  readonly type: SignupType;
  readonly lead: KnownLead | null;
  /** Whether they are that lead, proven: no password and no other address is asked for. */
  readonly isAuthorised: boolean;
}

/**
 * Checks a visitor's details by the rules that the page uses, in the page's order. A field that the
 * page does not show may be empty, but never wrong; one that a lead brought and the page locks is the
 * lead's. Gives the details as they are kept, their phone number read. Throws CallError at the first
 * fault. Serves Specification 4.0.4 and 5.0.10.
 */
export function checkLeadInfo(who: SigningUp, sent: LeadInfo): LeadInfo {
  const { brand, type } = who;
  const lead = { ...sent, ...readLeadPhone(sent) };
  const page = { form: brand.form, province: brand.province, layout: brand.pages.signup };
  const shown = fieldsShown(page, type);
  const checks = fieldChecks(who, lead, shown);
  const hidden: readonly FieldName[] = ['fullName', 'companyName', 'phoneNumber', 'province'];
  for (const field of new Set([...shown, ...hidden, 'email', 'password'] as const)) {
    const reason = checks[field]();
    if (reason === 'unavailable') throw new CallError({ code: 'EMAIL_ADDRESS_UNAVAILABLE' });
    if (reason !== null) throw new CallError({ code: 'INVALID_FIELD', field, reason });
  }
  return lead;
}

function fieldChecks(
  { brand, isAuthorised, lead: known, type }: SigningUp,
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
    email: () => (isAuthorised ? null : checkEmail(lead.email, emailRules(brand))),
    password: () => (isAuthorised && !lead.password ? null : checkPassword(lead.password ?? '')),
    province: () => {
      const code = lead.provinceCode ?? '';
      if (isHidden('province') && code === '') return null;
      const isLocked = known !== null && checkProvince(known.provinceCode ?? '') === null;
      return isLocked && code !== known.provinceCode ? 'invalid' : checkProvince(code);
    },
  };
}
