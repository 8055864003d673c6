import type { Brand } from '../../../../core/contract/generated/brand.ts';

/** Pounds are the UK's, dollars the others'. */
export function isOfMarket(
  currency: Brand['currency'],
  { market }: Pick<Brand, 'market'>,
): boolean {
  return (currency === 'GBP') === (market === 'UK');
}
