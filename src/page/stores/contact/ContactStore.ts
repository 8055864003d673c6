import { action, computed, makeObservable, observable } from 'mobx';
import type { SessionInfo } from '../../../core/contract/generated/session.ts';
import type { FieldProblem } from '../../../core/fields/FieldProblem.ts';
import type { FieldName } from '../../../core/fields/fields.ts';
import { fieldsShown, isSignIn } from '../../../core/fields/fieldsShown.ts';
import type { ShellBrand } from '../shellNeeds.ts';
import { type ContactFields, createContactFields } from './createContactFields.ts';
import { ForbiddenWords } from './ForbiddenWords.ts';

/** A problem with a contact field. */
type ContactProblem = FieldProblem & { readonly field: FieldName };

/** What is known of the contact fields together. */
class ContactForm {
  /** The fields of this page, in its order. */
  readonly fieldsShown: readonly FieldName[];
  /** Whether the form is the sign-in variant: e-mail, then password. */
  readonly isSignIn: boolean;
  private readonly fields: ContactFields;

  readonly forbiddenWords: ForbiddenWords;
  /**
   * Whether the page is as its server sends it, before its script has taken it over: a browser then
   * checks by itself what it can.
   */
  isEarly = false;

  constructor(
    fields: ContactFields,
    brand: ShellBrand,
    { signupType }: SessionInfo,
    forbiddenWords: ForbiddenWords,
  ) {
    this.fields = fields;
    this.forbiddenWords = forbiddenWords;
    this.fieldsShown = fieldsShown(brand, signupType);
    this.isSignIn = isSignIn(brand, signupType);
    if (this.isSignIn) fields.password.comesAfter(fields.email);
    makeObservable(this, { problems: computed, isEarly: observable, setEarly: action });
  }

  /** What is wrong, in page order. The sign-in variant asks for the e-mail before the password. */
  get problems(): readonly ContactProblem[] {
    return this.fieldsShown.flatMap((field): ContactProblem[] => {
      const code = this.fields[field].problem;
      return code === null ? [] : [{ field, code }];
    });
  }

  setEarly(isEarly: boolean): void {
    this.isEarly = isEarly;
  }

  /** Shows what is wrong beside each field, and returns it in page order. */
  check(): readonly ContactProblem[] {
    const found = this.problems;
    for (const name of this.fieldsShown) this.fields[name].clearError();
    for (const { field, code } of found) this.fields[field].showError(code);
    return found;
  }
}

/** The contact fields by their names, and what is known of them together. */
export type ContactStore = ContactForm & ContactFields;

export function createContactStore(brand: ShellBrand, session: SessionInfo): ContactStore {
  const words = new ForbiddenWords();
  const fields = createContactFields(brand, session, words);
  const form = new ContactForm(fields, brand, session, words);
  // Object.assign would read each field's store, and so make it.
  return Object.defineProperties(form, Object.getOwnPropertyDescriptors(fields)) as ContactStore;
}
