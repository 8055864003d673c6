import type { Currency, Money } from '../../../core/contract/Money.ts';

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'GBP'];

/** The provider accepts amounts with two decimals, in the account's own currency. */
export function decimal({ amount }: Money): string {
  return (amount / 100).toFixed(2);
}

/** Reads an amount from the provider. Null unless it is in one of our currencies. */
export function moneyOf(amount: string, currencyCode: string): Money | null {
  const currency = CURRENCIES.find((it) => it === currencyCode);
  const [, whole, cents] = /^(\d{1,10})\.(\d{2})$/.exec(amount) ?? [];
  if (currency === undefined || whole === undefined || cents === undefined) return null;
  return { amount: Number(whole + cents), currency };
}

export function isSameMoney(one: Money | null, other: Money | null): boolean {
  return one?.amount === other?.amount && one?.currency === other?.currency;
}
