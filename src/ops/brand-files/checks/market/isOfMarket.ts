import type { Brand } from '../../../../core/contract/generated/brand.ts';

/** Each market's currency. A page writes '$' for both dollars, so its visitors expect their own. */
export const MARKET_CURRENCY: Readonly<Record<Brand['market'], Brand['currency']>> = {
  US: 'USD',
  CA: 'CAD',
  UK: 'GBP',
};

/** Whether the currency is the one of the brand's market. */
export function isOfMarket(
  currency: Brand['currency'],
  { market }: Pick<Brand, 'market'>,
): boolean {
  return currency === MARKET_CURRENCY[market];
}
