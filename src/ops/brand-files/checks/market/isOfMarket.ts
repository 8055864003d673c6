import type { Brand } from '../../../../core/contract/generated/brand.ts';

/** Pounds belong to the UK, dollars to the other markets. */
export function isOfMarket(
  currency: Brand['currency'],
  { market }: Pick<Brand, 'market'>,
): boolean {
  return (currency === 'GBP') === (market === 'UK');
}
