import { computed, makeObservable } from 'mobx';
import type { FieldName, FieldProblem } from '../../core/contract/FieldProblem.ts';
import type { SessionInfo } from '../../core/contract/generated/session.ts';
import { isLeadAuthorised } from '../../core/rules/eligibility/isLeadAuthorised.ts';
import { checkCompanyName } from '../../core/rules/fields/checkCompanyName.ts';
import { checkEmail } from '../../core/rules/fields/checkEmail.ts';
import { checkFullName } from '../../core/rules/fields/checkFullName.ts';
import { checkPassword } from '../../core/rules/fields/checkPassword.ts';
import { checkProvince } from '../../core/rules/fields/checkProvince.ts';
import { fieldsShown, isSignIn } from '../../core/rules/fields/fieldsShown.ts';
import { ownDomain } from '../../core/rules/fields/ownDomain.ts';
import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import { EmailFieldStore } from './EmailFieldStore.ts';
import { FieldStore } from './FieldStore.ts';
import { PhoneFieldStore } from './PhoneFieldStore.ts';

/** A problem with a contact field. */
type ContactProblem = FieldProblem & { readonly field: FieldName };

/** The contact fields of the page. Serves Specification 3.1 and 5.0.11. */
export class ContactStore {
  readonly fullName: FieldStore;
  readonly companyName: FieldStore;
  readonly phoneNumber: PhoneFieldStore;
  readonly email: EmailFieldStore;
  readonly password: FieldStore;
  readonly province: FieldStore;
  /** The fields of this page, in its order. */
  readonly fieldsShown: readonly FieldName[];
  /** Whether the form is the sign-in variant: e-mail, then password. Serves Specification 5.0.10. */
  readonly isSignIn: boolean;

  constructor(brand: PageBrand, session: SessionInfo) {
    const { form } = brand;
    const { account, lead, prefill, signupType } = session;
    const authorised = isLeadAuthorised(lead, prefill.email);
    const forbids = (name: 'fullName' | 'companyName' | 'email') =>
      form.forbiddenWordsIn.includes(name);
    const companyOptional = form.optionalOn.companyName.includes(signupType);
    const nameRules = { forbidWords: forbids('fullName') };
    const companyRules = { forbidWords: forbids('companyName'), optional: companyOptional };
    const emailRules = { forbidWords: forbids('email'), ownDomain: ownDomain(brand.links.website) };

    this.fieldsShown = fieldsShown(brand, signupType);
    this.isSignIn = isSignIn(brand, signupType);
    this.fullName = new FieldStore({
      name: 'fullName',
      value: prefill.fullName,
      check: (value) => checkFullName(value, nameRules),
    });
    this.companyName = new FieldStore({
      name: 'companyName',
      value: prefill.companyName,
      optional: companyOptional,
      check: (value) => checkCompanyName(value, companyRules),
    });
    this.phoneNumber = new PhoneFieldStore({
      value: prefill.phoneNumber,
      country: form.defaultCountry,
      countryCode: brand.defaultCountryCode,
      optional: form.optionalOn.phoneNumber.includes(signupType),
    });
    this.email = new EmailFieldStore({
      value: prefill.email,
      // A deal for one address is nobody else's: no other could be ordered with.
      disabled: authorised || session.isEmailFixed === true,
      check: (value) => checkEmail(value, emailRules),
    });
    this.password = new FieldStore({
      name: 'password',
      disabled: authorised,
      check: checkPassword,
    });
    this.province = new FieldStore({
      name: 'province',
      value: lead?.provinceCode ?? account?.provinceCode ?? '',
      // One that the lead brings is locked, unless it is none.
      disabled: lead?.provinceCode !== undefined && checkProvince(lead.provinceCode) === null,
      check: checkProvince,
    });
    makeObservable(this, { problems: computed });
  }

  /** What is wrong, in page order. The sign-in variant stops at the first. Serves Specification 5.0.10. */
  get problems(): readonly ContactProblem[] {
    const found = this.fieldsShown.flatMap((field): ContactProblem[] => {
      const code = this[field].problem;
      return code === null ? [] : [{ field, code }];
    });
    return this.isSignIn ? found.slice(0, 1) : found;
  }

  /** Shows what is wrong beside each field, and returns it in page order. */
  check(): readonly ContactProblem[] {
    const found = this.problems;
    for (const name of this.fieldsShown) this[name].clearError();
    for (const { field, code } of found) this[field].showError(code);
    return found;
  }
}
