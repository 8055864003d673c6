import { isPricedByUser } from '../../../core/rules/prices/planLine.ts';
import { formatMoney } from '../../../core/texts/formatMoney.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { PlanTotals } from '../../stores/PlanStore.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { DetailRow } from '../../ui/DetailRows.tsx';

/** The summary's quiet rows, below what is due today: only those that say something. Serves Specification 9.0.3 and 9.0.4. */
export function summaryRows(stores: RootStore, totals: PlanTotals): DetailRow[] {
  const { plan, brand, texts } = stores;
  const chosen = plan.selectedPlan;
  if (!chosen || totals.totalAmount.amount === 0) return [];

  const money = (amount: PlanTotals['tax']) => formatMoney(amount, brand.locale);
  const users =
    plan.numberOfUsers === 1
      ? texts.oneUser
      : formatText(texts.users, { count: plan.numberOfUsers });
  const line = isPricedByUser(chosen) ? `${chosen.name}, ${users}` : chosen.name;
  const rows: DetailRow[] = [{ name: line, value: money(totals.planLine) }];
  if (totals.discount.amount > 0) {
    rows.push({ name: texts.discount, value: `−${money(totals.discount)}` });
  }
  if (totals.tax.amount > 0) {
    rows.push({ name: brand.tax.label ?? texts.tax, value: money(totals.tax) });
  }
  if (chosen.setUpFee > 0) {
    const isWaived = brand.plans.setUpFeeWaived;
    rows.push({ name: texts.setUpFee, value: isWaived ? texts.waived : money(totals.setUpFee) });
  }
  return rows.length > 1 || isPricedByUser(chosen) ? rows : [];
}
