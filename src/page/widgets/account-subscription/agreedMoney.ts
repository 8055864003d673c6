import type { Money } from '../../../core/contract/Money.ts';
import { formatMoney } from '../../../core/texts/formatMoney.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import type { widget } from './widget.ts';

/** Formats an amount in the currency that it was agreed in. The brand may charge in another now. */
export function agreedMoney(stores: StoresFor<typeof widget>, money: Money): string {
  const { currency, locale } = stores.brand;
  return money.currency === currency ? stores.money(money.amount) : formatMoney(money, locale);
}
