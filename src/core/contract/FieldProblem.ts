import type { FieldErrorCode } from './FieldErrorCode.ts';

export const FIELD_NAMES = [
  'fullName',
  'companyName',
  'phoneNumber',
  'email',
  'password',
  'province',
] as const;

/** The contact fields, by the name attribute of their control. Serves Specification 3.1. */
export type FieldName = (typeof FIELD_NAMES)[number];

/** The card's fields, each in a frame of the card provider's. Serves Specification 3.4.4. */
export type CardFieldName =
  | 'number'
  | 'expirationMonth'
  | 'expirationYear'
  | 'expirationDate'
  | 'cvv'
  | 'postalCode';

/** The bank account's fields, and the address that the card provider checks it with. Serves 3.4.5. */
export type BankFieldName =
  | 'customerName'
  | 'routingNumber'
  | 'bankAccountNumber'
  | 'billingStreet'
  | 'billingCity'
  | 'billingState'
  | 'billingPostalCode';

/** The fields of the ways to pay. A direct debit is one step of its own. Serves Specification 3.4.6. */
export type PaymentFieldName = CardFieldName | BankFieldName | 'mandate';

/**
 * All that can be asked of a visitor before a submission: the fields, the payment, the agreement and
 * the robot check.
 */
export type ProblemField = FieldName | PaymentFieldName | 'agreed' | 'robotCheck';

/** One thing to put right, as the summary above the form lists it. Serves Specification 5.0.11. */
export interface FieldProblem {
  readonly field: ProblemField;
  readonly code: FieldErrorCode;
}

/** Tells whether a word from outside names a contact field. */
export function isFieldName(value: unknown): value is FieldName {
  return FIELD_NAMES.some((name) => name === value);
}
