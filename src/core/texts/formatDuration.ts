import { keptFormats } from './keptFormats.ts';

const MINUTE = 60;

/** Longer durations are given in minutes, rounded up. */
const MOST_SECONDS = 90;

const formatOf = keptFormats(
  (locale: string, unit: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
);

/** Formats a waiting time, such as '30 seconds' or '2 minutes'. */
export function formatDuration(seconds: number, locale: string): string {
  return seconds <= MOST_SECONDS
    ? formatOf(locale, 'second').format(seconds)
    : formatOf(locale, 'minute').format(Math.ceil(seconds / MINUTE));
}
