import type { SessionInfo } from '../../../core/contract/generated/session.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { FieldDefinition } from '../../../core/fields/FieldDefinition.ts';
import { fieldRules } from '../../../core/fields/fieldRules.ts';
import {
  definitionOf,
  FIELD_NAMES,
  type FIELDS,
  type FieldName,
} from '../../../core/fields/fields.ts';
import { isLeadAuthorised } from '../../../core/rules/eligibility/isLeadAuthorised.ts';
import { EmailFieldStore } from '../EmailFieldStore.ts';
import { FieldStore } from '../FieldStore.ts';
import { PhoneFieldStore } from '../PhoneFieldStore.ts';
import type { ShellBrand } from '../shellNeeds.ts';
import type { ForbiddenWords } from './ForbiddenWords.ts';

/** The store class for each kind of field. */
interface StoreOfKind {
  readonly text: FieldStore;
  readonly secret: FieldStore;
  readonly email: EmailFieldStore;
  readonly phone: PhoneFieldStore;
}

/** The store of every field, by name. */
export type ContactFields = {
  readonly [Name in FieldName]: StoreOfKind[(typeof FIELDS)[Name]['kind']];
};

/** Returns the stores of all fields, shown or not. Each is created when it is first read. */
export function createContactFields(
  brand: ShellBrand,
  session: SessionInfo,
  words: ForbiddenWords,
): ContactFields {
  const made = new Map<FieldName, FieldStore>();
  const storeFor = (name: FieldName): FieldStore => {
    const store = made.get(name) ?? storeOf(name, brand, session, words);
    made.set(name, store);
    return store;
  };
  const getters = FIELD_NAMES.map((name) => [
    name,
    { enumerable: true, get: () => storeFor(name) },
  ]);
  // Each store matches its definition's kind, but the type of fromEntries does not say so.
  return Object.defineProperties({}, Object.fromEntries(getters)) as ContactFields;
}

function storeOf(
  name: FieldName,
  brand: ShellBrand,
  session: SessionInfo,
  words: ForbiddenWords,
): FieldStore {
  const { check, kind, lock, start }: FieldDefinition = definitionOf(name);
  const { lead, prefill, signupType } = session;
  const { form } = brand;
  const rules = fieldRules(name, brand, signupType, (text) => words.isIn(text));
  const known = {
    lead,
    isAuthorised: isLeadAuthorised(lead, prefill.email),
    isEmailFixed: session.isEmailFixed === true,
  };
  const options = {
    name,
    value: start(session),
    optional: rules.optional === true,
    disabled: lock(known) !== null,
    check: (value: string, read = {}) => check(value, { ...rules, ...read }),
  };
  switch (kind) {
    case 'text':
      return new FieldStore(options);
    case 'secret':
      return new FieldStore({ ...options, isVerbatim: true });
    case 'email':
      return new EmailFieldStore(options);
    case 'phone':
      return new PhoneFieldStore({
        ...options,
        country: form.defaultCountry,
        countryCode: brand.defaultCountryCode,
      });
    default:
      return unreachable(kind);
  }
}
