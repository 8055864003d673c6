import type { Brand } from '../../contract/generated/brand.ts';

/** What a market calls a postal code. */
const POSTAL_CODE: Readonly<Record<Brand['market'], string>> = {
  US: 'Zip Code',
  CA: 'Postal Code',
  UK: 'Post Code',
};

/** The texts that a market words its own way. */
export function marketTexts(market: Brand['market']) {
  const postalCode = POSTAL_CODE[market];
  return {
    postalCode,
    postalCodeRequired: `Enter ${postalCode}`,
    postalCodeInvalid: `Invalid ${postalCode}`,
  };
}
