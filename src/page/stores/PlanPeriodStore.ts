import { makeAutoObservable } from 'mobx';
import type { Plan } from '../../core/contract/generated/catalogue.ts';
import { pairOf, plansOfPeriod } from '../../core/rules/prices/planPairs.ts';
import type { CreatePlanPeriods, PlanPeriods, PlansInPeriods } from './PlanPeriods.ts';

/** The period of a page's plans: that of the plan chosen, and the visitor's where it comes in no pair. */
class PlanPeriodStore implements PlanPeriods {
  private chosen: Plan['planPeriod'] = 'monthly';
  private readonly plan: PlansInPeriods;

  constructor(plan: PlansInPeriods) {
    this.plan = plan;
    makeAutoObservable<PlanPeriodStore, 'plan'>(this, { plan: false });
  }

  private get pair(): Plan | null {
    const { plans, selectedPlan } = this.plan;
    return (selectedPlan && pairOf(plans, selectedPlan)) ?? null;
  }

  get period(): Plan['planPeriod'] {
    return (this.pair && this.plan.selectedPlan?.planPeriod) ?? this.chosen;
  }

  get shown(): readonly Plan[] {
    return plansOfPeriod(this.plan.plans, this.period);
  }

  choose(period: Plan['planPeriod']): void {
    this.chosen = period;
    if (this.pair?.planPeriod === period) this.plan.selectPlan(this.pair.id);
  }
}

export const createPlanPeriods: CreatePlanPeriods = (plan) => new PlanPeriodStore(plan);
