import type { FieldErrorCode } from '../../../core/contract/FieldErrorCode.ts';
import type { Brand, SignupType } from '../../../core/contract/generated/brand.ts';
import type { LeadInfo } from '../../../core/contract/generated/leadInfo.ts';
import { recordOf } from '../../../core/fields/fieldRecords.ts';
import { fieldRules } from '../../../core/fields/fieldRules.ts';
import { definitionOf, FIELD_NAMES, type FieldName } from '../../../core/fields/fields.ts';
import { fieldsShown } from '../../../core/fields/fieldsShown.ts';
import { hasForbiddenWords } from '../../../core/rules/forbiddenWords/hasForbiddenWords.ts';
import { CallError } from '../../errors/CallError.ts';
import type { KnownLead } from '../../leads/KnownLead.ts';
import { phoneLengths, readLeadPhone } from './readLeadPhone.ts';

/** The visitor who signs up. */
export interface SigningUp {
  readonly brand: Brand;
  readonly type: SignupType;
  readonly lead: KnownLead | null;
  /**
   * Whether the visitor is proven to be the lead. Then they need no password and cannot use another
   * address.
   */
  readonly isAuthorised: boolean;
}

/**
 * Checks every field by the page's own rules, in the page's order. A field that the page does not
 * show may be empty unless an account needs it, but never invalid. Returns the details with the
 * phone number parsed and the address in its usual form. Throws CallError at the first fault.
 */
export function checkLeadInfo(who: SigningUp, sent: LeadInfo): LeadInfo {
  const { brand, type } = who;
  const lead = { ...sent, ...readLeadPhone(sent) };
  const page = { form: brand.form, province: brand.province, layout: brand.pages.signup };
  const shown = fieldsShown(page, type);
  for (const field of new Set([...shown, ...FIELD_NAMES])) {
    const reason = checkField(field, who, lead, shown.includes(field));
    if (reason === 'unavailable') throw new CallError({ code: 'EMAIL_ADDRESS_UNAVAILABLE' });
    if (reason !== null) throw new CallError({ code: 'INVALID_FIELD', field, reason });
  }
  // With an accent apart from its letter it would be another mailbox for most mail servers.
  return { ...lead, email: lead.email.normalize() };
}

function checkField(
  name: FieldName,
  { brand, isAuthorised, lead: known, type }: SigningUp,
  lead: LeadInfo,
  isShown: boolean,
): FieldErrorCode | null {
  const { check, lock, unshown } = definitionOf(name);
  const rules = fieldRules(name, brand, type, hasForbiddenWords);
  const value = recordOf(name).read(lead);
  const locked = lock({ lead: known, isAuthorised, isEmailFixed: false });
  if (locked === 'proven') return null;
  const mayBeEmpty = rules.optional === true || (!isShown && unshown !== 'needed');
  const reason = check(value, {
    ...rules,
    optional: mayBeEmpty || locked === 'waived',
    lengths: phoneLengths(lead),
  });
  const isOther = locked !== null && locked !== 'waived' && value !== locked.value;
  return isOther && (isShown || value !== '') ? 'invalid' : reason;
}
