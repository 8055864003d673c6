import { keptFormats } from './keptFormats.ts';

const MINUTE = 60;

/** What is called seconds: more are said in minutes, rounded up. */
const MOST_SECONDS = 90;

const formatOf = keptFormats(
  (locale: string, unit: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
);

/** A time to wait as a visitor reads it, such as '30 seconds' or '2 minutes'. */
export function formatDuration(seconds: number, locale: string): string {
  return seconds <= MOST_SECONDS
    ? formatOf(locale, 'second').format(seconds)
    : formatOf(locale, 'minute').format(Math.ceil(seconds / MINUTE));
}
