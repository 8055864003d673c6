import type { Plan } from '../../contract/generated/catalogue.ts';

const MONTHS = 12;

/** What paying yearly saves over twelve months. */
export interface YearlySaving {
  /** The largest saving of any pair, in whole percent, rounded down. */
  readonly percent: number;
  /** Whether every pair saves the same. */
  readonly isOfAll: boolean;
}

/** Returns what the yearly plans of all pairs save; null when none saves a whole percent. */
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
