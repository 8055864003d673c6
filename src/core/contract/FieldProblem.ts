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

/** All that can be asked of a visitor before a submission: the fields, the agreement and the robot check. */
export type ProblemField = FieldName | 'agreed' | 'robotCheck';

/** One thing to put right, as the summary above the form lists it. Serves Specification 5.0.11. */
export interface FieldProblem {
  readonly field: ProblemField;
  readonly code: FieldErrorCode;
}

/** Tells whether a word from outside names a contact field. */
export function isFieldName(value: unknown): value is FieldName {
  return FIELD_NAMES.some((name) => name === value);
}
