/** The names that were found to be known: as many as there are time zones, however often they are asked. */
const known = new Set<string>();

/**
 * Returns a browser's time zone, or 'UTC' for an unknown one, because an odd browser must not fail
 * a sign-up.
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
