import type { SocialPlan } from '../../../core/contract/generated/calls.ts';
import type { PlanStore } from '../../stores/PlanStore.ts';

/** Returns the current selection, to be kept during a visit to Google or Facebook. */
export function chosenPlan(plan: PlanStore): SocialPlan {
  const { selectedPlanId, numberOfUsers, selectedAddons, selectedIVRId } = plan;
  return {
    ...(selectedPlanId !== null && { planId: selectedPlanId }),
    ...(plan.asksForUsers && { users: numberOfUsers }),
    ...(selectedAddons.length > 0 && { addonIds: [...selectedAddons] }),
    ...(selectedIVRId !== null && { ivrId: selectedIVRId }),
  };
}

/** Restores a kept selection. The store ignores what is no longer offered. */
export function choosePlan(plan: PlanStore, { planId, users, addonIds, ivrId }: SocialPlan): void {
  if (planId !== undefined) plan.selectPlan(planId);
  if (users !== undefined) plan.setNumberOfUsers(users);
  for (const { id } of plan.addons) plan.setAddon(id, addonIds?.includes(id) ?? false);
  plan.selectIvrPlan(ivrId ?? null);
}
