import type { FieldRecord } from '../FieldRecord.ts';

export const phoneNumberRecord = {
  members: {
    phone: { maxLength: 32, isRequired: true },
    countryCode: { maxLength: 8, isRequired: true },
    country: {
      maxLength: 2,
      isRequired: false,
      description: "The ISO code of the phone's country, in which its number is read.",
    },
  },
  read: ({ phone }) => phone,
  stored: {
    in: 'account',
    columns: ({ phone, countryCode }) => ({ phone, country_code: countryCode }),
  },
  /** A number of another country keeps its plus, so that the page reads it correctly. */
  prefill: ({ phone, countryCode }, homeCode) =>
    phone && countryCode && countryCode !== homeCode ? `+${countryCode}${phone}` : phone,
  receipt: null,
  samples: {
    valid: '(201) 555-0123',
    invalid: ['12', '2015550123456789', 'call 2015550123'],
    control: 'textbox',
  },
} as const satisfies FieldRecord;
