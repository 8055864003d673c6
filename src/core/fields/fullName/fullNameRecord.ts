import type { FieldRecord } from '../FieldRecord.ts';

export const fullNameRecord = {
  members: {
    firstName: { maxLength: 200, isRequired: true },
    lastName: { maxLength: 200, isRequired: true },
  },
  read: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  stored: {
    in: 'user',
    columns: ({ firstName, lastName }) => ({
      first_name: firstName.trim(),
      last_name: lastName.trim(),
    }),
  },
  prefill: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  receipt: null,
  samples: {
    valid: 'Ada Lovelace',
    invalid: ['<b>Ada</b>', '12345', 'Ada\u0007'],
    control: 'textbox',
  },
} as const satisfies FieldRecord;
