/**
 * Returns a browser's time zone, or 'UTC' for an unknown one, because an odd browser must not fail
 * a sign-up.
 */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
