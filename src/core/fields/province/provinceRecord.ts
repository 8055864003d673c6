import type { FieldRecord } from '../FieldRecord.ts';

export const provinceRecord = {
  members: { provinceCode: { maxLength: 2, isRequired: false } },
  read: ({ provinceCode }) => provinceCode ?? '',
  stored: {
    in: 'account',
    columns: ({ provinceCode }) => ({ province_code: provinceCode ?? null }),
  },
  prefill: null,
  // The receipt names the province in its tax line.
  receipt: null,
  samples: { valid: 'ON', invalid: ['ZZ', '<b'], control: 'combobox' },
} as const satisfies FieldRecord;
