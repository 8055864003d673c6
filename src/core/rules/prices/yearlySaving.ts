import type { Plan } from '../../contract/generated/catalogue.ts';

const MONTHS = 12;

/** What a year saves beside twelve months. */
export interface YearlySaving {
  /** The most that a pair saves, in whole percent, never more than it is. */
  readonly percent: number;
  /** Whether every pair saves as much. */
  readonly isOfAll: boolean;
}

/** What the yearly plans of all pairs save; null where none saves a percent. */
export function yearlySaving(plans: readonly Plan[]): YearlySaving | null {
  const percents = plans.flatMap((yearly) => {
    const monthly = plans.find(({ id }) => id === yearly.yearlyOf);
    if (monthly === undefined || monthly.price === 0) return [];
    const year = monthly.price * MONTHS;
    return [Math.floor((100 * (year - yearly.price)) / year)];
  });
  const percent = Math.max(0, ...percents);
  return percent > 0 ? { percent, isOfAll: percents.every((each) => each === percent) } : null;
}
