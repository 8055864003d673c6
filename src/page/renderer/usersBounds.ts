import type { RootStore } from '../stores/RootStore.ts';

/** How many users the chosen plan takes, as the message beside the field says it. */
export function usersBounds({ brand, plan }: Pick<RootStore, 'brand' | 'plan'>): {
  readonly min: string;
  readonly max: string;
} {
  const { max = 0, min = 0 } = plan.selectedPlan?.numberOfUsers ?? {};
  return { min: min.toLocaleString(brand.locale), max: max.toLocaleString(brand.locale) };
}
