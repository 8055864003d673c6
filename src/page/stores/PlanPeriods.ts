import type { Plan } from '../../core/contract/generated/catalogue.ts';

/** Which of each pair of plans is shown: that charged by the month, or by the year. */
export interface PlanPeriods {
  readonly period: Plan['planPeriod'];
  /** The plans of the period, and those that come in no pair. */
  readonly shown: readonly Plan[];
  /**
   * Shows the plans of a period, and chooses one of it: of a pair the other plan, else the closest in
   * price. One that costs nothing stays chosen.
   */
  choose(period: Plan['planPeriod']): void;
}

/** What the periods read and set of the plans. */
export interface PlansInPeriods {
  readonly plans: readonly Plan[];
  readonly selectedPlan: Plan | null;
  selectPlan(id: string): void;
}

/** Makes the periods of a page's plans. It comes with the switch of periods, which other pages do without. */
export type CreatePlanPeriods = (plan: PlansInPeriods) => PlanPeriods;
