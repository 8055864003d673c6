const HOUR_MS = 3_600_000;
const HALF_DAY_MS = 12 * HOUR_MS;

/**
 * Returns the correction of the browser's clock, in milliseconds: 0, unless by this clock the page
 * was requested (`asked`) more than an hour outside the server's day of its answer. `day` is midnight
 * UTC; the correction makes the request's time noon.
 */
export function clockLag(day: Date, asked: number): number {
  const lag = day.getTime() + HALF_DAY_MS - asked;
  return Math.abs(lag) > HALF_DAY_MS + HOUR_MS ? lag : 0;
}
