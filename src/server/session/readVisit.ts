import type { Brand, SignupType } from '../../core/contract/generated/brand.ts';
import type { PaymentMethod, Prefill, SessionInfo } from '../../core/contract/generated/session.ts';
import { type ContactError, decodeContact } from '../../core/fields/decodeContact.ts';
import { PREFILLED_FIELDS } from '../../core/fields/fieldRecords.ts';
import { valuesBy } from '../../core/fields/valuesBy.ts';
import { wholeStart } from '../../core/rules/fields/wholeStart.ts';
import { DEFAULT_METHOD, PAYMENT_METHODS } from '../../core/rules/paymentMethods/paymentMethods.ts';
import { linkedAnswers, linkedQuestions } from '../../core/rules/questions/linkedAnswers.ts';
import { chooseSignupType } from '../../core/rules/signupTypes/signupTypes.ts';
import { carriedQuery } from '../../core/rules/socialState/carriedQuery.ts';
import { decodeReturn } from '../../core/rules/socialState/decodeReturn.ts';

/** A page's query. A name may occur once, several times or not at all. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a visitor's link requests. */
export interface Visit {
  readonly signupType: SignupType;
  readonly planId: string | null;
  /** The brand's first, unless a parameter names another that it offers. */
  readonly paymentMethod: PaymentMethod;
  readonly utmSource: string;
  readonly prefill: Prefill;
  /** Prefilled answers to the brand's own questions, by their ids. */
  readonly answers: SessionInfo['answers'];
  /**
   * The contact parameter's address, even if the form is not prefilled with it; empty without one.
   */
  readonly contactEmail: string;
  /** Whether the address says that a trip to Google or Facebook failed. */
  readonly hasFailedReturn: boolean;
  /** The part of the query that survives a trip to Google or Facebook. */
  readonly carriedQuery: string;
  /** Why the contact parameter was ignored; null when there was none, or it was read. */
  readonly contactFault: ContactError | null;
}

const NO_CONTACT: Prefill = valuesBy(PREFILLED_FIELDS, () => '');
const LONGEST_SOURCE = 200;
const LONGEST_EMAIL = 254;

/** Reads the query of a sign-up page. Never fails: what cannot be read counts as absent. */
export function readVisit(
  brand: Pick<Brand, 'signupTypes' | 'form' | 'payment' | 'questions'>,
  query: PageQuery,
): Visit {
  const signupType = chooseSignupType(brand, first(query, 'signupType') ?? undefined);
  const contact = first(query, 'contact');
  const decoded = contact === null ? null : decodeContact(contact);
  const fromContact = { ...NO_CONTACT, ...(decoded?.ok ? decoded.value : {}) };
  return {
    signupType,
    planId: first(query, 'planId'),
    paymentMethod: chosenMethod(brand, query),
    utmSource: wholeStart(first(query, 'utm_source') ?? '', LONGEST_SOURCE) || 'Direct',
    prefill: { ...fromContact, email: prefilledEmail(brand, signupType, query, fromContact) },
    answers: linkedAnswers(brand.questions, (name) => first(query, name)),
    contactEmail: fromContact.email,
    hasFailedReturn: decodeReturn(first(query, 'state') ?? '')?.success === false,
    carriedQuery: carriedQuery(asSearch(query), linkedQuestions(brand.questions)),
    contactFault: decoded === null || decoded.ok ? null : decoded.error,
  };
}

function chosenMethod({ payment }: Pick<Brand, 'payment'>, query: PageQuery): PaymentMethod {
  const asked = payment.methods.find((method) => {
    const { parameter } = PAYMENT_METHODS[method];
    return parameter !== null && first(query, parameter) === 'true';
  });
  return asked ?? payment.methods[0] ?? DEFAULT_METHOD;
}

/**
 * The e-mail parameter is prefilled everywhere; the contact's only for the variants that the brand
 * names.
 */
function prefilledEmail(
  brand: Pick<Brand, 'form'>,
  signupType: SignupType,
  query: PageQuery,
  contact: Prefill,
): string {
  const email = first(query, 'email');
  if (email !== null && email.length <= LONGEST_EMAIL) return email;
  return brand.form.prefillEmailFromContactOn.includes(signupType) ? contact.email : '';
}

/**
 * Returns a parameter's first value, trimmed; null when it is absent or empty. Replaces NUL, which
 * PostgreSQL refuses. Removing it instead could make a value equal to one of a link.
 */
export function first(query: PageQuery, name: string): string | null {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  const text = (typeof value === 'string' ? value : value?.[0])?.trim().replaceAll('\0', '\ufffd');
  return text === undefined || text === '' ? null : text;
}

function asSearch(query: PageQuery): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query)) search.set(name, first(query, name) ?? '');
  return search.toString();
}
