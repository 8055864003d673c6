import type { Currency } from '../../../core/contract/Money.ts';

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'GBP'];

/**
 * Returns the currency of a merchant account by its id, which is the currency's code; US dollars for
 * the default account (null). Returns null for an id that no account has. A merchant's own name says
 * nothing about its currency.
 */
export function currencyOf(merchantAccountId: string | null): Currency | null {
  if (merchantAccountId === null) return 'USD';
  return CURRENCIES.find((currency) => currency === merchantAccountId) ?? null;
}
