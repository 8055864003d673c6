/** What can be wrong with a field. A code, never a sentence: core/texts has the messages. */
export const FIELD_ERROR_CODES = [
  'required',
  'invalid',
  'tooLong',
  'markup',
  'forbiddenWords',
  'unavailable',
  'network',
  'unreached',
  'declined',
  'notAccepted',
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** Tells whether a value from outside is one of the codes. */
export function isFieldErrorCode(value: unknown): value is FieldErrorCode {
  return FIELD_ERROR_CODES.some((code) => code === value);
}
