const DAY_MS = 86_400_000;

/**
 * Returns the first day on which Bacs can collect: in three working days, as YYYY-MM-DD. Ignores
 * bank holidays.
 */
export function chargeDate(now: Date): string {
  let day = now.getTime();
  let left = 3;
  while (left > 0) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
