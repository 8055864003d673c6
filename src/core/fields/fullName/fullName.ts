import { checkFullName } from '../../rules/fields/checkFullName.ts';
import { splitFullName } from '../../rules/fields/splitFullName.ts';
import type { FieldDefinition } from '../FieldDefinition.ts';

export const fullName = {
  widget: 'full-name',
  label: 'fullName',
  messages: { invalid: 'invalidName', required: 'fullNameRequired', forbidden: 'nameForbidden' },
  kind: 'text',
  check: checkFullName,
  isOptional: () => false,
  unshown: 'sent',
  start: ({ prefill }) => prefill.fullName,
  lock: () => null,
  wire: splitFullName,
  isDrafted: true,
} as const satisfies FieldDefinition;
