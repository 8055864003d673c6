import type { CheckName } from '../problem/CheckName.ts';
import type { BrandCheck } from './BrandCheck.ts';
import { checkBrandTexts } from './checkBrandTexts.ts';
import { checkCatalogueFits } from './checkCatalogueFits.ts';
import { checkCatalogueKnown } from './checkCatalogueKnown.ts';
import { checkLinks } from './checkLinks.ts';
import { checkLocales } from './checkLocales.ts';
import { checkLogoNames } from './checkLogoNames.ts';
import { checkMarketCurrency } from './checkMarketCurrency.ts';
import { checkPageWidgets } from './checkPageWidgets.ts';
import { checkPaymentMarket } from './checkPaymentMarket.ts';
import { checkProvinceMarket } from './checkProvinceMarket.ts';
import { checkRedirectHosts } from './checkRedirectHosts.ts';
import { checkSignupTypeDefault } from './checkSignupTypeDefault.ts';
import { checkStartPage } from './checkStartPage.ts';
import { checkTaxProvinces } from './checkTaxProvinces.ts';
import { checkTermsNames } from './checkTermsNames.ts';
import { checkThemeContrast } from './checkThemeContrast.ts';

/** The checks of one resolved brand, by name. A new check is one more line here. */
export const BRAND_CHECKS: readonly (readonly [CheckName, BrandCheck])[] = [
  ['locale-known', checkLocales],
  ['theme-contrast', checkThemeContrast],
  ['logo-file', checkLogoNames],
  ['link-https', checkLinks],
  ['redirect-hosts', checkRedirectHosts],
  ['catalogue-known', checkCatalogueKnown],
  ['catalogue-fits', checkCatalogueFits],
  ['signup-type-default', checkSignupTypeDefault],
  ['terms-content', checkTermsNames],
  ['text-placeholders', checkBrandTexts],
  ['tax-provinces', checkTaxProvinces],
  ['province-market', checkProvinceMarket],
  ['payment-market', checkPaymentMarket],
  ['market-currency', checkMarketCurrency],
  ['start-page', checkStartPage],
  ['page-widgets', checkPageWidgets],
];
