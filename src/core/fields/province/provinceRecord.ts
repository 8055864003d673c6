import type { FieldRecord } from '../FieldRecord.ts';

export const provinceRecord = {
  members: { provinceCode: { maxLength: 2, isRequired: false } },
  read: ({ provinceCode }) => provinceCode ?? '',
  stored: {
    in: 'account',
    columns: ({ provinceCode }) => ({ province_code: provinceCode ?? null }),
  },
  prefill: null,
  // The tax's own line names it.
  receipt: null,
  samples: { valid: 'ON', invalid: ['ZZ', '<b'], control: 'combobox' },
} as const satisfies FieldRecord;
