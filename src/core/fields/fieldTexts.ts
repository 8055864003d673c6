import { FIELDS, type FieldName } from './fields.ts';

type Definitions = (typeof FIELDS)[FieldName];

type ValueOf<Messages> = Messages extends unknown ? Messages[keyof Messages] : never;

/** Keys of the fields' labels. */
export type FieldLabel = Definitions['label'];

/** Keys of all messages beside contact fields, the agreement and the captcha. */
export type FormMessage =
  | ValueOf<Definitions['messages']>
  | 'tooLong'
  | 'emailUnavailable'
  | 'agreementRequired'
  | 'usersAllowed'
  | 'robotCheck';

/** The labels and messages of every field. */
export const FIELD_TEXTS: readonly (FieldLabel | FormMessage)[] = [
  ...Object.values(FIELDS).flatMap(({ label, messages }) => [label, ...Object.values(messages)]),
  'tooLong',
  'emailUnavailable',
  'agreementRequired',
  'robotCheck',
];
