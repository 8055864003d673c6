import type { Brand } from '../../contract/generated/brand.ts';

/** What a market calls a postal code. */
const POSTAL_CODE: Readonly<Record<Brand['market'], string>> = {
  US: 'Zip Code',
  CA: 'Postal Code',
  UK: 'Post Code',
};

/** What to say of it beside a card: its frame takes eight characters, which cuts a ZIP+4. */
const POSTAL_CODE_HINT: Readonly<Record<Brand['market'], string>> = {
  US: 'The first 5 digits are enough.',
  CA: '',
  UK: '',
};

/** The texts that a market words its own way. */
export function marketTexts(market: Brand['market']) {
  const postalCode = POSTAL_CODE[market];
  return {
    postalCode,
    postalCodeHint: POSTAL_CODE_HINT[market],
    postalCodeRequired: `Enter ${postalCode}`,
    postalCodeInvalid: `Invalid ${postalCode}`,
  };
}
