import { checkEmail } from '../../rules/fields/checkEmail.ts';
import type { FieldDefinition } from '../FieldDefinition.ts';

/** The address that the visitor signs up with. */
export const email = {
  widget: 'email',
  label: 'email',
  messages: { invalid: 'invalidEmail', required: 'emailRequired', forbidden: 'emailForbidden' },
  kind: 'email',
  check: checkEmail,
  pattern: String.raw`\s*(?:[^\s@]+@[^\s@]+\.[^\s@]+\s*)?`,
  isOptional: () => false,
  unshown: 'needed',
  start: ({ prefill }) => prefill.email,
  // The deal is for one address, and the server refuses an order with any other.
  lock: ({ isAuthorised, isEmailFixed }) => (isAuthorised || isEmailFixed ? 'proven' : null),
  wire: (value) => ({ email: value }),
  isDrafted: true,
} as const satisfies FieldDefinition;
