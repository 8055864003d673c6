/** What newer browsers have, and TypeScript's library does not know yet. */
interface NewerGlobals {
  readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
}

/** The browser's time zone, such as Europe/London. By a formatter, the first takes a slow phone 50 ms to make. */
export function timeZone(): string {
  // It may have more than TypeScript says.
  const { Temporal } = globalThis as NewerGlobals;
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
}

/** The day of a time in that zone, as UTC's. */
export function dayHere(at: Date): Date {
  return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()));
}
