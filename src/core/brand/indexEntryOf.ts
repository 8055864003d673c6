import type { BrandIndexEntry } from '../contract/builtBrand.ts';
import type { Brand } from '../contract/generated/brand.ts';

/** What an index says of a brand whose built form is `object`. */
export function indexEntryOf(brand: Brand, object: string): BrandIndexEntry {
  const { name, market, category, hosts, languages, paymentAccount, signupTypes } = brand;
  const { google, facebook } = brand.social;
  return {
    object,
    name,
    market,
    category,
    hosts,
    languages,
    paymentAccount,
    payment: { methods: brand.payment.methods },
    signupTypes,
    social: { google, facebook },
  };
}
