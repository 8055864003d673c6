/**
 * The texts that a market words its own way: what it calls a postal code, and what to say of it beside
 * a card, whose frame takes eight characters and cuts a ZIP+4.
 */
export const marketTexts = {
  US: {
    postalCode: 'Zip Code',
    postalCodeHint: '5 digits are enough.',
    postalCodeRequired: 'Enter Zip Code',
    postalCodeInvalid: 'Invalid Zip Code',
  },
  CA: {
    postalCode: 'Postal Code',
    postalCodeHint: '',
    postalCodeRequired: 'Enter Postal Code',
    postalCodeInvalid: 'Invalid Postal Code',
  },
  UK: {
    postalCode: 'Post Code',
    postalCodeHint: '',
    postalCodeRequired: 'Enter Post Code',
    postalCodeInvalid: 'Invalid Post Code',
  },
} as const;
