import type { BrandIndexEntry } from '../contract/builtBrand.ts';
import type { Brand } from '../contract/generated/brand.ts';

/** Returns a brand's entry in the index. `object` is the name of its built form. */
export function indexEntryOf(brand: Brand, object: string): BrandIndexEntry {
  const { name, market, category, hosts, languages, paymentAccount, currency, signupTypes } = brand;
  const { google, facebook } = brand.social;
  return {
    object,
    name,
    market,
    category,
    hosts,
    languages,
    paymentAccount,
    currency,
    payment: { methods: brand.payment.methods },
    signupTypes,
    social: { google, facebook },
  };
}
