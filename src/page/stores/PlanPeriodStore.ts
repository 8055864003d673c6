import { makeAutoObservable } from 'mobx';
import type { Plan } from '../../core/contract/generated/catalogue.ts';
import { closestOfPeriod, pairOf, plansOfPeriod } from '../../core/rules/prices/planPairs.ts';
import type { CreatePlanPeriods, PlanPeriods, PlansInPeriods } from './PlanPeriods.ts';

/**
 * The period of a page's plans: that of the selected plan, or the visitor's choice if that plan is free.
 */
class PlanPeriodStore implements PlanPeriods {
  private chosen: Plan['planPeriod'] = 'monthly';
  private readonly plan: PlansInPeriods;

  constructor(plan: PlansInPeriods) {
    this.plan = plan;
    makeAutoObservable<PlanPeriodStore, 'plan'>(this, { plan: false });
  }

  get period(): Plan['planPeriod'] {
    const { selectedPlan } = this.plan;
    return selectedPlan && selectedPlan.price > 0 ? selectedPlan.planPeriod : this.chosen;
  }

  get shown(): readonly Plan[] {
    return plansOfPeriod(this.plan.plans, this.period);
  }

  choose(period: Plan['planPeriod']): void {
    const { plans, selectedPlan } = this.plan;
    this.chosen = period;
    // A free plan has no period.
    if (!selectedPlan || this.period === period) return;
    const next = pairOf(plans, selectedPlan) ?? closestOfPeriod(plans, selectedPlan, period);
    if (next) this.plan.selectPlan(next.id);
  }
}

export const createPlanPeriods: CreatePlanPeriods = (plan) => new PlanPeriodStore(plan);
