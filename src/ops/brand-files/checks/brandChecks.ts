import type { CheckName } from '../problem/CheckName.ts';
import { checkLinks } from './addresses/checkLinks.ts';
import { checkRedirectHosts } from './addresses/checkRedirectHosts.ts';
import type { BrandCheck } from './BrandCheck.ts';
import { checkCatalogueFits } from './catalogue/checkCatalogueFits.ts';
import { checkCatalogueKnown } from './catalogue/checkCatalogueKnown.ts';
import { checkBrandTexts } from './checkBrandTexts.ts';
import { checkIllustrationName } from './checkIllustrationName.ts';
import { checkLogoNames } from './checkLogoNames.ts';
import { checkSignupTypeDefault } from './checkSignupTypeDefault.ts';
import { checkSignupTypesOffered } from './checkSignupTypesOffered.ts';
import { checkStartPage } from './checkStartPage.ts';
import { checkTermsNames } from './checkTermsNames.ts';
import { checkThemeContrast } from './checkThemeContrast.ts';
import { checkLocales } from './market/checkLocales.ts';
import { checkMarketCurrency } from './market/checkMarketCurrency.ts';
import { checkPaymentMarket } from './market/checkPaymentMarket.ts';
import { checkProvinceMarket } from './market/checkProvinceMarket.ts';
import { checkTaxProvinces } from './market/checkTaxProvinces.ts';
import { checkPageWidgets } from './pages/checkPageWidgets.ts';
import { checkQuestions } from './questions/checkQuestions.ts';

/** The checks of one resolved brand, by name. To add a check, add a line here. */
export const BRAND_CHECKS: readonly (readonly [CheckName, BrandCheck])[] = [
  ['locale-known', checkLocales],
  ['theme-contrast', checkThemeContrast],
  ['logo-file', checkLogoNames],
  ['illustration-file', checkIllustrationName],
  ['link-https', checkLinks],
  ['redirect-hosts', checkRedirectHosts],
  ['catalogue-known', checkCatalogueKnown],
  ['catalogue-fits', checkCatalogueFits],
  ['signup-type-default', checkSignupTypeDefault],
  ['signup-types-offered', checkSignupTypesOffered],
  ['terms-content', checkTermsNames],
  ['text-placeholders', checkBrandTexts],
  ['tax-provinces', checkTaxProvinces],
  ['province-market', checkProvinceMarket],
  ['payment-market', checkPaymentMarket],
  ['market-currency', checkMarketCurrency],
  ['start-page', checkStartPage],
  ['page-widgets', checkPageWidgets],
  ['questions', checkQuestions],
];
