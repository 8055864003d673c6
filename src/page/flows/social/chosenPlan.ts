import type { SocialPlan } from '../../../core/contract/generated/calls.ts';
import type { PlanStore } from '../../stores/PlanStore.ts';

/** What is chosen now, as a way to Google or Facebook and back keeps it. */
export function chosenPlan(plan: PlanStore): SocialPlan {
  const { selectedPlanId, numberOfUsers, selectedAddons, selectedIVRId } = plan;
  return {
    ...(selectedPlanId !== null && { planId: selectedPlanId }),
    ...(plan.asksForUsers && { users: numberOfUsers }),
    ...(selectedAddons.length > 0 && { addonIds: [...selectedAddons] }),
    ...(selectedIVRId !== null && { ivrId: selectedIVRId }),
  };
}

/** Chooses what was chosen then. What is no longer offered is left out by the store. */
export function choosePlan(plan: PlanStore, { planId, users, addonIds, ivrId }: SocialPlan): void {
  if (planId !== undefined) plan.selectPlan(planId);
  if (users !== undefined) plan.setNumberOfUsers(users);
  for (const { id } of plan.addons) plan.setAddon(id, addonIds?.includes(id) ?? false);
  plan.selectIvrPlan(ivrId ?? null);
}
