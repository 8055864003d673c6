import { checkPassword } from '../../rules/fields/checkPassword.ts';
import type { FieldDefinition } from '../FieldDefinition.ts';

/** The password that the visitor chooses. */
export const password = {
  widget: 'password',
  label: 'password',
  messages: { invalid: 'invalidPassword' },
  kind: 'secret',
  check: checkPassword,
  isOptional: () => false,
  unshown: 'needed',
  start: () => '',
  lock: ({ isAuthorised }) => (isAuthorised ? 'waived' : null),
  // A lead verified by a provider does not choose a password.
  wire: (value): { readonly password?: string } => (value === '' ? {} : { password: value }),
  isDrafted: false,
} as const satisfies FieldDefinition;
