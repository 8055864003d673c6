/** The browser's time zone, such as Europe/London. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
}
