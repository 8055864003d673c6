import type { Plan } from '../../core/contract/generated/catalogue.ts';

/** Which plan of each pair shows: the monthly or the yearly one. */
export interface PlanPeriods {
  readonly period: Plan['planPeriod'];
  /** The plans of the period, and those without a pair. */
  readonly shown: readonly Plan[];
  /**
   * Shows the plans of a period, and selects one of them: the selected plan's pair, else the one
   * closest in price. A free plan stays selected.
   */
  choose(period: Plan['planPeriod']): void;
}

/** The part of the plan store that the periods read and set. */
export interface PlansInPeriods {
  readonly plans: readonly Plan[];
  readonly selectedPlan: Plan | null;
  selectPlan(id: string): void;
}

/**
 * Creates the periods of a page's plans. Part of the period switch's code, which other pages do not
 * load.
 */
export type CreatePlanPeriods = (plan: PlansInPeriods) => PlanPeriods;
