const MINUTE = 60;

/** What is called seconds: more are said in minutes, rounded up. */
const MOST_SECONDS = 90;

/** A time to wait as a visitor reads it, such as '30 seconds' or '2 minutes'. */
export function formatDuration(seconds: number, locale: string): string {
  const isShort = seconds <= MOST_SECONDS;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: 'long',
  }).format(isShort ? seconds : Math.ceil(seconds / MINUTE));
}
