import type { FieldRecord } from '../FieldRecord.ts';

export const companyNameRecord = {
  members: { companyName: { maxLength: 200, isRequired: true } },
  read: ({ companyName }) => companyName,
  stored: {
    in: 'account',
    columns: ({ companyName }) => ({ company_name: companyName.trim() }),
  },
  prefill: ({ companyName }) => companyName,
  receipt: null,
  samples: {
    valid: 'Analytical Engines',
    invalid: ['<b>Engines</b>', '--'],
    control: 'textbox',
  },
} as const satisfies FieldRecord;
