const DAY_MS = 86_400_000;

/** When a bank's payment is asked about first, and again, where nothing hints at it before. */
export function firstLook(now: Date): Date {
  return new Date(now.getTime() + DAY_MS);
}
