import type { BrandCheck } from '../BrandCheck.ts';

/** Only Canadian brands ask for a province. */
export const checkProvinceMarket: BrandCheck = ({ brand }) => {
  if (!brand.province.on || brand.market === 'CA') return [];
  const why = `A province is asked for, and the brand's market is ${brand.market}.`;
  return [
    {
      at: '/province/on',
      why,
      fix: 'Remove it here: the layer of the market CA asks for a province, and no other.',
    },
  ];
};
