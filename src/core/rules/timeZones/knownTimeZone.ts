/** Time zones already found valid. The set cannot grow beyond the number of time zones. */
const known = new Set<string>();

/**
 * Returns a browser's time zone, or 'UTC' if it is unknown, because an unusual browser must not
 * fail a sign-up.
 */
export function knownTimeZone(timeZone: string): string {
  if (known.has(timeZone)) return timeZone;
  try {
    const named = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    if (named === timeZone) known.add(timeZone);
    return named;
  } catch {
    return 'UTC';
  }
}
