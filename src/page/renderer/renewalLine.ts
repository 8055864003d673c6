import { formatText } from '../../core/texts/formatText.ts';
import { renewalText } from '../../core/texts/planTexts.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** What the chosen order costs from its second charge on; null where nothing is ever charged. */
export function renewalLine(stores: RootStore): string | null {
  const { selectedPlan, totals, discountedCharges } = stores.plan;
  if (!selectedPlan || !totals || totals.fullAmount === 0) return null;
  const amount = stores.money(totals.totalAmount);
  const full = stores.money(totals.fullAmount);
  return renewalText(selectedPlan, { amount, full, discountedCharges }, stores.texts);
}

/** The same as a line of its own. Where a discount lasts it counts from today, so no 'Then' leads it. */
export function thenLine(stores: RootStore): string {
  const price = renewalLine(stores);
  if (price === null || stores.plan.discountedCharges > 1) return price ?? '';
  return formatText(stores.texts.thenPrice, { price });
}
