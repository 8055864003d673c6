/**
 * The texts that differ by market: the name of the postal code, and its hint beside a card, whose
 * frame takes eight characters and so cuts a ZIP+4.
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
