import type { FieldRecord } from '../FieldRecord.ts';

export const emailRecord = {
  members: { email: { maxLength: 320, isRequired: true } },
  read: ({ email }) => email,
  stored: { in: 'user', columns: ({ email }) => ({ email: email.trim() }) },
  prefill: ({ email }) => email,
  receipt: null,
  samples: {
    valid: 'ada@example.com',
    invalid: ['ada@example', 'ada lovelace@example.com', '<b>ada</b>@example.com'],
    control: 'textbox',
  },
} as const satisfies FieldRecord;
