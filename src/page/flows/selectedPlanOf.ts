import type { SelectedPlan } from '../../core/contract/generated/calls.ts';
import { isPricedByUser } from '../../core/rules/prices/planLine.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** The chosen plan as a call names it. Only a plan that is priced by users says for how many. */
export function selectedPlanOf({ plan }: Pick<RootStore, 'plan'>): SelectedPlan {
  const { freeTrialPlanId, numberOfUsers, selectedPlan } = plan;
  return {
    planId: selectedPlan?.id ?? '',
    ...(freeTrialPlanId !== undefined && { freeTrialPlanId }),
    ...(selectedPlan && isPricedByUser(selectedPlan) && { noOfUsers: numberOfUsers }),
  };
}
