import type { SelectedPlan } from '../../core/contract/generated/calls.ts';
import { isPricedByUser } from '../../core/rules/prices/planLine.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** Returns the selected plan as calls name it. Only a plan priced per user has a number of users. */
export function selectedPlanOf({ plan }: Pick<RootStore, 'plan'>): SelectedPlan {
  const { freeTrialPlanId, numberOfUsers, selectedPlan } = plan;
  return {
    planId: selectedPlan?.id ?? '',
    ...(freeTrialPlanId !== undefined && { freeTrialPlanId }),
    ...(selectedPlan && isPricedByUser(selectedPlan) && { noOfUsers: numberOfUsers }),
  };
}
