import type { CheckName } from '../problem/CheckName.ts';
import type { BrandCheck } from './BrandCheck.ts';
import { checkCatalogueFits } from './checkCatalogueFits.ts';
import { checkCatalogueKnown } from './checkCatalogueKnown.ts';
import { checkLinks } from './checkLinks.ts';
import { checkLocales } from './checkLocales.ts';
import { checkMarketCurrency } from './checkMarketCurrency.ts';
import { checkPageWidgets } from './checkPageWidgets.ts';
import { checkPaymentMarket } from './checkPaymentMarket.ts';
import { checkProvinceMarket } from './checkProvinceMarket.ts';
import { checkRedirectHosts } from './checkRedirectHosts.ts';
import { checkSignupTypeDefault } from './checkSignupTypeDefault.ts';
import { checkStartPage } from './checkStartPage.ts';
import { checkTaxProvinces } from './checkTaxProvinces.ts';
import { checkTermsNames } from './checkTermsNames.ts';

/** The checks of one resolved brand, by name. A new check is one more line here. */
export const BRAND_CHECKS: readonly (readonly [CheckName, BrandCheck])[] = [
  ['locale-known', checkLocales],
  ['link-https', checkLinks],
  ['redirect-hosts', checkRedirectHosts],
  ['catalogue-known', checkCatalogueKnown],
  ['catalogue-fits', checkCatalogueFits],
  ['signup-type-default', checkSignupTypeDefault],
  ['terms-content', checkTermsNames],
  ['tax-provinces', checkTaxProvinces],
  ['province-market', checkProvinceMarket],
  ['payment-market', checkPaymentMarket],
  ['market-currency', checkMarketCurrency],
  ['start-page', checkStartPage],
  ['page-widgets', checkPageWidgets],
];
