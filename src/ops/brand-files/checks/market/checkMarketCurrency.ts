import type { BrandCheck } from '../BrandCheck.ts';
import { isOfMarket, MARKET_CURRENCY } from './isOfMarket.ts';

/** Checks that a brand charges in the currency of its market. */
export const checkMarketCurrency: BrandCheck = ({ brand }) => {
  if (isOfMarket(brand.currency, brand)) return [];
  const why = `The brand charges in ${brand.currency}, and its market is ${brand.market}.`;
  return [{ at: '/currency', why, fix: `Write "${MARKET_CURRENCY[brand.market]}".` }];
};
