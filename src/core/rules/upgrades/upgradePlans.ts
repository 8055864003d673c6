import type { Brand } from '../../contract/generated/brand.ts';
import type { Catalogue, Plan } from '../../contract/generated/catalogue.ts';
import { plansOffered } from '../eligibility/plansOffered.ts';
import { isPricedByUser } from '../prices/planLine.ts';
import { upgradeType } from './upgradeType.ts';

/** The facts of an account that determine its upgrades. */
export interface UpgradeFacts {
  /** The plan it pays for, or will pay for after its trial; null when there is none. */
  readonly planId: string | null;
  /** The admin-access plan assigned to this account; null for most accounts. */
  readonly assignedPlanId: string | null;
}

/**
 * Returns the plans that an account can change to: first the plan assigned to it, then the public
 * plans without the one it pays for. A plan priced per user stays, because the account can take
 * more users. An admin-access plan appears only if it is assigned to the account.
 */
export function upgradePlans(
  brand: Pick<Brand, 'signupTypes'>,
  catalogue: Pick<Catalogue, 'plans'>,
  { assignedPlanId, planId }: UpgradeFacts,
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
  /** The account's current plan; null when it has none. */
  readonly own:
    | (Pick<Plan, 'id' | 'planPeriod' | 'price'> & { readonly isPaidFor: boolean })
    | null;
}

/**
 * Returns the plan selected at the start: the assigned one, else the trial's plan if it can be
 * kept, else the next dearer one with the same period, else the yearly pair. Prices are compared
 * within one period only, because a yearly price is always the larger number.
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
