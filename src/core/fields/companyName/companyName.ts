import { checkCompanyName } from '../../rules/fields/checkCompanyName.ts';
import type { FieldDefinition } from '../FieldDefinition.ts';

export const companyName = {
  widget: 'company-name',
  label: 'companyName',
  messages: { invalid: 'invalidCompanyName', forbidden: 'nameForbidden' },
  kind: 'text',
  check: checkCompanyName,
  isOptional: ({ optionalOn }, type) => optionalOn.companyName.includes(type),
  unshown: 'sent',
  start: ({ prefill }) => prefill.companyName,
  lock: () => null,
  wire: (value) => ({ companyName: value.trim() }),
  isDrafted: true,
} as const satisfies FieldDefinition;
