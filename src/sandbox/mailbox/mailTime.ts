/**
 * Formats a message's time for a list: only the time for today, else also the day, and the year if
 * it differs. `zone` is an IANA name.
 */
export function mailTime(iso: string, now: Date, zone: string): string {
  const date = new Date(iso);
  const day = (moment: Date) => moment.toLocaleDateString('en-GB', { timeZone: zone });
  const time = { hour: '2-digit', minute: '2-digit', timeZone: zone } as const;
  if (day(date) === day(now)) return date.toLocaleTimeString('en-GB', time);
  const year = (moment: Date) =>
    moment.toLocaleDateString('en-GB', { timeZone: zone, year: 'numeric' });
  const withYear = year(date) === year(now) ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleString('en-GB', { ...time, day: 'numeric', month: 'short', ...withYear });
}
