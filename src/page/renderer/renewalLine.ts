import { renewalText } from '../../core/texts/planTexts.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** What the chosen order costs from then on; null where nothing is charged. */
export function renewalLine({ plan, brand, texts }: RootStore): string | null {
  const { selectedPlan, totals, discountedCharges } = plan;
  if (!selectedPlan || !totals) return null;
  return renewalText(selectedPlan, { ...totals, discountedCharges }, brand.locale, texts);
}
