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

/** The contact fields as a group. */
class ContactForm {
  /** The fields on this page, in its order. */
  readonly fieldsShown: readonly FieldName[];
  /** Whether the form is the sign-in variant: e-mail, then password. */
  readonly isSignIn: boolean;
  private readonly fields: ContactFields;

  readonly forbiddenWords: ForbiddenWords;
  /** Whether the page is not hydrated yet. Until then the browser checks what it can by itself. */
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

  /** The problems in page order. On a sign-in form the e-mail comes before the password. */
  get problems(): readonly ContactProblem[] {
    return this.fieldsShown.flatMap((field): ContactProblem[] => {
      const code = this.fields[field].problem;
      return code === null ? [] : [{ field, code }];
    });
  }

  setEarly(isEarly: boolean): void {
    this.isEarly = isEarly;
  }

  /** Shows each problem beside its field, and returns all in page order. */
  check(): readonly ContactProblem[] {
    const found = this.problems;
    for (const name of this.fieldsShown) this.fields[name].clearError();
    for (const { field, code } of found) this.fields[field].showError(code);
    return found;
  }
}

/** The contact fields by name, and as a group. */
export type ContactStore = ContactForm & ContactFields;

export function createContactStore(brand: ShellBrand, session: SessionInfo): ContactStore {
  const words = new ForbiddenWords();
  const fields = createContactFields(brand, session, words);
  const form = new ContactForm(fields, brand, session, words);
  // Object.assign would read every getter and so create each field's store.
  return Object.defineProperties(form, Object.getOwnPropertyDescriptors(fields)) as ContactStore;
}
