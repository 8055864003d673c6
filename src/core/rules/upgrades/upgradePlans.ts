import type { Brand } from '../../contract/generated/brand.ts';
import type { Catalogue, Plan } from '../../contract/generated/catalogue.ts';
import { plansOffered } from '../eligibility/plansOffered.ts';
import { isPricedByUser } from '../prices/planLine.ts';
import { upgradeType } from './upgradeType.ts';

/** What decides on an account's upgrade. */
export interface UpgradingAccount {
  /** The plan that it pays for, or will once its trial ends; null where it pays for none. */
  readonly planId: string | null;
  /** A plan of admin access that was agreed with this account; null for most. */
  readonly assignedPlanId: string | null;
}

/**
 * Returns the plans that an account may change to: first the one that was agreed with it, then
 * those that anybody may choose, except the one that it pays for. A plan priced by users stays,
 * because the account may take it for more of them. An admin-access plan appears only when it was
 * agreed with the account.
 */
export function upgradePlans(
  brand: Pick<Brand, 'signupTypes'>,
  catalogue: Pick<Catalogue, 'plans'>,
  { assignedPlanId, planId }: UpgradingAccount,
): Plan[] {
  const type = upgradeType(brand);
  if (type === null) return [];
  const assigned = catalogue.plans.filter(({ id }) => id === assignedPlanId && id !== planId);
  const offered = plansOffered(catalogue, type).filter(
    (plan) => plan.id !== planId || isPricedByUser(plan),
  );
  return [...assigned, ...offered.filter(({ id }) => id !== assignedPlanId)];
}

export interface UpgradeStart {
  readonly assignedPlanId: string | null;
  /** The plan that the account has; null where it has none. */
  readonly own:
    | (Pick<Plan, 'id' | 'planPeriod' | 'price'> & { readonly isPaidFor: boolean })
    | null;
}

/**
 * The plan that is chosen at the start: what was agreed, the one that is tried out and can be kept, the
 * next dearer one that is charged as often, or the same by the year. A price of a year is no dearer than
 * one of a month because it is the larger number.
 */
export function planToStartWith(
  plans: readonly Plan[],
  { assignedPlanId, own }: UpgradeStart,
): string | null {
  const agreed = plans.find(({ id }) => id === assignedPlanId);
  const kept = plans.find(({ id }) => id === own?.id && !own.isPaidFor);
  const ofPeriod = plans.filter(({ planPeriod }) => own === null || planPeriod === own.planPeriod);
  const dearer = ofPeriod.find(({ price }) => price > (own?.price ?? 0));
  const byTheYear = plans.find(({ yearlyOf }) => yearlyOf !== undefined && yearlyOf === own?.id);
  return (agreed ?? kept ?? dearer ?? byTheYear ?? ofPeriod[0] ?? plans[0])?.id ?? null;
}
