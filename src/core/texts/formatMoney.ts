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

/** An amount as it is shown: two decimals, £ for pounds and $ otherwise. */
export function formatMoney(money: Money, locale: string): string {
  return formatOf(locale, money.currency).format(money.amount / 100);
}
