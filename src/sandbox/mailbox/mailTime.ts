/**
 * Formats a message's time for a list: only the clock for today, day and clock before; `zone` is an
 * IANA name.
 */
export function mailTime(iso: string, now: Date, zone: string): string {
  const date = new Date(iso);
  const day = (moment: Date) => moment.toLocaleDateString('en-GB', { timeZone: zone });
  const time = { hour: '2-digit', minute: '2-digit', timeZone: zone } as const;
  if (day(date) === day(now)) return date.toLocaleTimeString('en-GB', time);
  return date.toLocaleString('en-GB', { ...time, day: 'numeric', month: 'short' });
}
