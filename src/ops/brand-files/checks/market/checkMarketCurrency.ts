import type { BrandCheck } from '../BrandCheck.ts';

/** Pounds in the UK, dollars elsewhere. */
export const checkMarketCurrency: BrandCheck = ({ brand }) => {
  const isPound = brand.currency === 'GBP';
  if (isPound === (brand.market === 'UK')) return [];
  const why = `The brand charges in ${brand.currency}, and its market is ${brand.market}.`;
  const fix = isPound ? `Write "${brand.market === 'CA' ? 'CAD' : 'USD'}".` : 'Write "GBP".';
  return [{ at: '/currency', why, fix }];
};
