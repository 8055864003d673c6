import { checkPhone } from '../../rules/phone/checkPhone.ts';
import type { FieldDefinition } from '../FieldDefinition.ts';

/** The visitor's phone number with its country's calling code. */
export const phoneNumber = {
  widget: 'phone-number',
  label: 'phoneNumber',
  messages: { invalid: 'invalidPhone' },
  kind: 'phone',
  check: checkPhone,
  isOptional: ({ optionalOn }, type) => optionalOn.phoneNumber.includes(type),
  unshown: 'sent',
  start: ({ prefill }) => prefill.phoneNumber,
  lock: () => null,
  wire: (phone, { countryCode, country }) => ({ phone, countryCode, country }),
  isDrafted: true,
} as const satisfies FieldDefinition;
