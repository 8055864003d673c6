interface MarketValues {
  readonly phone: string;
  readonly postalCode: string;
}

const US: MarketValues = { phone: '2025550142', postalCode: '94107' };

/** Values that the page's market accepts, by the country in the page's language tag. */
const BY_COUNTRY: Readonly<Record<string, MarketValues>> = {
  CA: { phone: '4165550142', postalCode: 'K1A 0B1' },
  GB: { phone: '02079460127', postalCode: 'SW1A 1AA' },
};

/** A phone number and a postal code that the page accepts. */
export function marketValues(): MarketValues {
  const [, country = ''] = document.documentElement.lang.split('-');
  return BY_COUNTRY[country] ?? US;
}
