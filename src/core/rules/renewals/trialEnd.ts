const DAY_MS = 86_400_000;

/** When a trial that begins now ends. */
export function trialEnd(now: Date, { days }: { readonly days: number }): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
