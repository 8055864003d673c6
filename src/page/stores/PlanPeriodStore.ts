import { makeAutoObservable } from 'mobx';
import type { Plan } from '../../core/contract/generated/catalogue.ts';
import { closestOfPeriod, pairOf, plansOfPeriod } from '../../core/rules/prices/planPairs.ts';
import type { CreatePlanPeriods, PlanPeriods, PlansInPeriods } from './PlanPeriods.ts';

/** The period of a page's plans: that of the plan chosen, and the visitor's where it costs nothing. */
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
    // One that costs nothing has no period of its own.
    if (!selectedPlan || this.period === period) return;
    const next = pairOf(plans, selectedPlan) ?? closestOfPeriod(plans, selectedPlan, period);
    if (next) this.plan.selectPlan(next.id);
  }
}

export const createPlanPeriods: CreatePlanPeriods = (plan) => new PlanPeriodStore(plan);
