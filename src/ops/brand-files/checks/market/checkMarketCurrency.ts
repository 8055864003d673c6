import type { BrandCheck } from '../BrandCheck.ts';
import { isOfMarket } from './isOfMarket.ts';

/** Checks that the currency is pounds in the UK, and dollars elsewhere. */
export const checkMarketCurrency: BrandCheck = ({ brand }) => {
  if (isOfMarket(brand.currency, brand)) return [];
  const isPound = brand.currency === 'GBP';
  const why = `The brand charges in ${brand.currency}, and its market is ${brand.market}.`;
  const fix = isPound ? `Write "${brand.market === 'CA' ? 'CAD' : 'USD'}".` : 'Write "GBP".';
  return [{ at: '/currency', why, fix }];
};
