import type { FieldRecord } from '../FieldRecord.ts';

export const passwordRecord = {
  members: {
    password: {
      maxLength: 256,
      isRequired: false,
      description: 'Absent or empty for a lead whom the server knows as authorised.',
    },
  },
  read: ({ password }) => password ?? '',
  stored: { in: 'digest' },
  prefill: null,
  receipt: null,
  samples: {
    valid: 'engine1843',
    invalid: ['onlyletters', '12345678', 'engine1', `a1${'x'.repeat(63)}`],
    control: 'password',
  },
} as const satisfies FieldRecord;
