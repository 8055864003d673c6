import type { LaterCharges } from '../../core/contract/generated/calls.ts';
import { laterCharges } from '../../core/rules/prices/laterCharges.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** Returns the charges after today's as the page shows them, as calls name them. */
export function laterChargesOf({ plan }: Pick<RootStore, 'plan'>): {
  readonly laterCharges?: LaterCharges;
} {
  const { discountedCharges, freeTrial: isTrial, selectedPlan, totals: prices } = plan;
  if (selectedPlan === null || prices === null) return {};
  const { planPeriod } = selectedPlan;
  return { laterCharges: laterCharges({ discountedCharges, isTrial, planPeriod, prices }) };
}
