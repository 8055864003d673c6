/** A browser's time zone, or 'UTC' for one that nobody knows: an odd browser must not fail a sign-up. */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
