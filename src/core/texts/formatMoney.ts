import type { Money } from '../contract/Money.ts';
import { keptFormats } from './keptFormats.ts';

const formatOf = keptFormats(
  (locale: string, currency: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

/** Formats an amount: two decimals, £ for pounds and $ for all other currencies. */
export function formatMoney(money: Money, locale: string): string {
  return formatOf(locale, money.currency).format(money.amount / 100);
}
